import { type IconProps, IconShape } from './IconShape.tsx'

export const TrashIcon = (props: IconProps) => (
  <IconShape {...props}>
    <path d="M4.5 7h15M9.5 7V4.5h5V7m-8 0 1 12a1.5 1.5 0 0 0 1.5 1.4h6a1.5 1.5 0 0 0 1.5-1.4l1-12" />
  </IconShape>
)
