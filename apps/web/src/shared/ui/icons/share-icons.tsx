import { type IconProps, IconShape } from './IconShape.tsx'

export const ShareIcon = (props: IconProps) => (
  <IconShape {...props}>
    <path d="M12 15V4m0 0L8 8m4-4 4 4M5 13v5a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-5" />
  </IconShape>
)

export const SendIcon = (props: IconProps) => (
  <IconShape {...props} isDirectional>
    <path d="M5 12 3.5 4.5 21 12 3.5 19.5 5 12zm0 0h7" />
  </IconShape>
)
