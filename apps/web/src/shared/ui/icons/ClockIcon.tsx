import { type IconProps, IconShape } from './IconShape.tsx'

export const ClockIcon = (props: IconProps) => (
  <IconShape {...props}>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7v5l3 2" />
  </IconShape>
)
