import { type IconProps, IconShape } from './IconShape.tsx'

export const DeviceIcon = (props: IconProps) => (
  <IconShape {...props}>
    <rect x="3" y="5" width="18" height="11" rx="2" />
    <path d="M9 20h6" />
  </IconShape>
)

export const MoonIcon = (props: IconProps) => (
  <IconShape {...props}>
    <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z" />
  </IconShape>
)

export const SunIcon = (props: IconProps) => (
  <IconShape {...props}>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3v1.5m0 15V21m9-9h-1.5m-15 0H3m15.4-6.4-1 1M6.7 17.3l-1 1m12.7 0-1-1M6.7 6.7l-1-1" />
  </IconShape>
)

export const LogOutIcon = (props: IconProps) => (
  <IconShape {...props}>
    <path d="M14 4H7a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h7" />
    <path d="M10 12h10m-3.5-3.5L20 12l-3.5 3.5" />
  </IconShape>
)
