import { type IconProps, IconShape } from './IconShape.tsx'

export const AlertIcon = (props: IconProps) => (
  <IconShape {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 8v5m0 3.2v.01" />
  </IconShape>
)
