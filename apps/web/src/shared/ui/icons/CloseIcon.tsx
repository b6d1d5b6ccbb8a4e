import { type IconProps, IconShape } from './IconShape.tsx'

export const CloseIcon = (props: IconProps) => (
  <IconShape {...props}>
    <path d="m6 6 12 12M18 6 6 18" />
  </IconShape>
)
