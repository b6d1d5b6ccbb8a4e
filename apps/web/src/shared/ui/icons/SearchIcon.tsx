import { type IconProps, IconShape } from './IconShape.tsx'

export const SearchIcon = (props: IconProps) => (
  <IconShape {...props}>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.5 4.5" />
  </IconShape>
)
