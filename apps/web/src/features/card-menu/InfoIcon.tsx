import { type IconProps, IconShape } from '../../shared/ui/icons/IconShape.tsx'

export const InfoIcon = (props: IconProps) => (
  <IconShape {...props}>
    <path d="M12 11v6M12 7.5v.1" />
    <circle cx="12" cy="12" r="9" />
  </IconShape>
)
