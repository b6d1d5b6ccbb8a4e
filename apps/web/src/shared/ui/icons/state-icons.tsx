import { type IconProps, IconShape } from './IconShape.tsx'

export const LockIcon = (props: IconProps) => (
  <IconShape {...props}>
    <rect x="5" y="11" width="14" height="9" rx="2.5" />
    <path d="M8 11V8a4 4 0 0 1 8 0v3" />
  </IconShape>
)

export const ShoppingBagIcon = (props: IconProps) => (
  <IconShape {...props}>
    <path d="M5 8h14l-1 12H6z" />
    <path d="M9 10V7a3 3 0 0 1 6 0v3" />
  </IconShape>
)

export const ClockIcon = (props: IconProps) => (
  <IconShape {...props}>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7v5l3 2" />
  </IconShape>
)

export const CloudOffIcon = (props: IconProps) => (
  <IconShape {...props}>
    <path d="m4 4 16 16M9.5 7.3A5 5 0 0 1 17 10a4 4 0 0 1 2.6 7M15 19H8a4.5 4.5 0 0 1-1.8-8.6" />
  </IconShape>
)

export const InfoIcon = (props: IconProps) => (
  <IconShape {...props}>
    <path d="M12 11v6M12 7.5v.1" />
    <circle cx="12" cy="12" r="9" />
  </IconShape>
)
