import { type IconProps, IconShape } from './IconShape.tsx'

export const CheckIcon = (props: IconProps) => (
  <IconShape {...props}>
    <path d="m5 12.5 4.5 4.5L19 7.5" />
  </IconShape>
)
