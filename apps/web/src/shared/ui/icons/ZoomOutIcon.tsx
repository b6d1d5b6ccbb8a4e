import { type IconProps, IconShape } from './IconShape.tsx'

export const ZoomOutIcon = (props: IconProps) => (
  <IconShape {...props}>
    <path d="M5 12h14" />
  </IconShape>
)
