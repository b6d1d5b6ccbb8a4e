import { type IconProps, IconShape } from './IconShape.tsx'

export const CloudOffIcon = (props: IconProps) => (
  <IconShape {...props}>
    <path d="m4 4 16 16M9.5 7.3A5 5 0 0 1 17 10a4 4 0 0 1 2.6 7M15 19H8a4.5 4.5 0 0 1-1.8-8.6" />
  </IconShape>
)
