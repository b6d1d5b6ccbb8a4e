import { type IconProps, IconShape } from './IconShape.tsx'

export const EditIcon = (props: IconProps) => (
  <IconShape {...props}>
    <path d="m4 20 1-4L16 5l3 3L8 19zM14 7l3 3" />
  </IconShape>
)
