import { type IconProps, IconShape } from '../../shared/ui/icons/IconShape.tsx'

export const DownloadIcon = (props: IconProps) => (
  <IconShape {...props}>
    <path d="M12 4v11M7 10.5l5 5 5-5M5 20h14" />
  </IconShape>
)

export const HideIcon = (props: IconProps) => (
  <IconShape {...props}>
    <path d="M4 4l16 16M10 5.7A9.6 9.6 0 0 1 12 5.5c5.5 0 9 6.5 9 6.5a16 16 0 0 1-2.6 3.3M6.4 7.2A15.4 15.4 0 0 0 3 12s3.5 6.5 9 6.5a8.8 8.8 0 0 0 4.2-1.1" />
    <path d="M10 10.2a2.8 2.8 0 0 0 3.9 3.9" />
  </IconShape>
)
