import { type IconProps, IconShape } from './IconShape.tsx'

export const LockIcon = (props: IconProps) => (
  <IconShape {...props}>
    <rect x="5" y="11" width="14" height="9" rx="2.5" />
    <path d="M8 11V8a4 4 0 0 1 8 0v3" />
  </IconShape>
)
