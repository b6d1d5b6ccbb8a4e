import { type IconProps, IconShape } from '../../shared/ui/icons/IconShape.tsx'

export const BlockIcon = (props: IconProps) => (
  <IconShape {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M6 6l12 12" />
  </IconShape>
)
