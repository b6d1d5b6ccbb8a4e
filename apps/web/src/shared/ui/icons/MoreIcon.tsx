import { type IconProps, IconShape } from './IconShape.tsx'

export const MoreIcon = (props: IconProps) => (
  <IconShape {...props}>
    <path d="M5.5 12h.01M12 12h.01M18.5 12h.01" strokeWidth={3.5} />
  </IconShape>
)
