import { type IconProps, IconShape } from './IconShape.tsx'

export const ChevronDownIcon = (props: IconProps) => (
  <IconShape {...props}>
    <path d="m6 9.5 6 6 6-6" />
  </IconShape>
)
