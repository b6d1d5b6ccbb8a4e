import { type IconProps, IconShape } from './IconShape.tsx'

export const ArchiveIcon = (props: IconProps) => (
  <IconShape {...props}>
    <path d="M4 4.5h16v4H4zM5.5 8.5v11h13v-11M10 12.5h4" />
  </IconShape>
)
