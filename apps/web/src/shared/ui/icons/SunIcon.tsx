import { type IconProps, IconShape } from './IconShape.tsx'

export const SunIcon = (props: IconProps) => (
  <IconShape {...props}>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3v1.5m0 15V21m9-9h-1.5m-15 0H3m15.4-6.4-1 1M6.7 17.3l-1 1m12.7 0-1-1M6.7 6.7l-1-1" />
  </IconShape>
)
