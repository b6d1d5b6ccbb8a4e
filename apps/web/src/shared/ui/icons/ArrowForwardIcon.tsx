import { type IconProps, IconShape } from './IconShape.tsx'

export const ArrowForwardIcon = (props: IconProps) => (
  <IconShape {...props}>
    <path d="M4 12h15m-6-6.5 6.5 6.5-6.5 6.5" />
  </IconShape>
)
