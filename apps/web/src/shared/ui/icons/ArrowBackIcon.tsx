import { type IconProps, IconShape } from './IconShape.tsx'

export const ArrowBackIcon = (props: IconProps) => (
  <IconShape {...props} isDirectional>
    <path d="M20 12H5m6-6.5L4.5 12l6.5 6.5" />
  </IconShape>
)
