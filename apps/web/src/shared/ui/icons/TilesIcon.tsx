import { type IconProps, IconShape } from './IconShape.tsx'

export const TilesIcon = (props: IconProps) => (
  <IconShape {...props}>
    <rect x="4" y="4" width="7" height="10" rx="2" />
    <rect x="13" y="4" width="7" height="5" rx="2" />
    <rect x="13" y="11" width="7" height="9" rx="2" />
    <rect x="4" y="16" width="7" height="4" rx="1.5" />
  </IconShape>
)
