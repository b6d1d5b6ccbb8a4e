import { type IconProps, IconShape } from './IconShape.tsx'

export const DeviceIcon = (props: IconProps) => (
  <IconShape {...props}>
    <rect x="3" y="5" width="18" height="11" rx="2" />
    <path d="M9 20h6" />
  </IconShape>
)
