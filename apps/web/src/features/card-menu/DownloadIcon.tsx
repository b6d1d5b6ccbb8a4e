import { type IconProps, IconShape } from '../../shared/ui/icons/IconShape.tsx'

export const DownloadIcon = (props: IconProps) => (
  <IconShape {...props}>
    <path d="M12 4v11M7 10.5l5 5 5-5M5 20h14" />
  </IconShape>
)
