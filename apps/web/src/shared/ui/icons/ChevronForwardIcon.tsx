import { type IconProps, IconShape } from './IconShape.tsx'

export const ChevronForwardIcon = (props: IconProps) => (
  <IconShape {...props} isDirectional>
    <path d="m9.5 6 6 6-6 6" />
  </IconShape>
)
