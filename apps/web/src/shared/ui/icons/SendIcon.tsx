import { type IconProps, IconShape } from './IconShape.tsx'

export const SendIcon = (props: IconProps) => (
  <IconShape {...props} isDirectional>
    <path d="M5 12 3.5 4.5 21 12 3.5 19.5 5 12zm0 0h7" />
  </IconShape>
)
