import { type IconProps, IconShape } from './IconShape.tsx'

export const LogOutIcon = (props: IconProps) => (
  <IconShape {...props}>
    <path d="M14 4H7a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h7" />
    <path d="M10 12h10m-3.5-3.5L20 12l-3.5 3.5" />
  </IconShape>
)
