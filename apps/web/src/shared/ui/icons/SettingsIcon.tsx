import { type IconProps, IconShape } from './IconShape.tsx'

export const SettingsIcon = (props: IconProps) => (
  <IconShape {...props}>
    <circle cx="12" cy="12" r="3" />
    <path d="M12 3.5v3m0 11v3M3.5 12h3m11 0h3M6 6l2.1 2.1m7.8 7.8L18 18m0-12-2.1 2.1M8.1 15.9 6 18" />
  </IconShape>
)
