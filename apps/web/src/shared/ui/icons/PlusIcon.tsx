import { type IconProps, IconShape } from './IconShape.tsx'

export const PlusIcon = (props: IconProps) => (
  <IconShape {...props}>
    <path d="M12 5v14M5 12h14" />
  </IconShape>
)
