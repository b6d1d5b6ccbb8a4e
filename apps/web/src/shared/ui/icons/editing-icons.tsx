import { type IconProps, IconShape } from './IconShape.tsx'

export const EditIcon = (props: IconProps) => (
  <IconShape {...props}>
    <path d="m4 20 1-4L16 5l3 3L8 19zM14 7l3 3" />
  </IconShape>
)

export const TrashIcon = (props: IconProps) => (
  <IconShape {...props}>
    <path d="M4.5 7h15M9.5 7V4.5h5V7m-8 0 1 12a1.5 1.5 0 0 0 1.5 1.4h6a1.5 1.5 0 0 0 1.5-1.4l1-12" />
  </IconShape>
)

export const ArchiveIcon = (props: IconProps) => (
  <IconShape {...props}>
    <path d="M4 4.5h16v4H4zM5.5 8.5v11h13v-11M10 12.5h4" />
  </IconShape>
)

export const ArrowForwardIcon = (props: IconProps) => (
  <IconShape {...props}>
    <path d="M4 12h15m-6-6.5 6.5 6.5-6.5 6.5" />
  </IconShape>
)

export const UploadIcon = (props: IconProps) => (
  <IconShape {...props}>
    <path d="M12 16V5m0 0L7.5 9.5M12 5l4.5 4.5M5 16v2.5A1.5 1.5 0 0 0 6.5 20h11a1.5 1.5 0 0 0 1.5-1.5V16" />
  </IconShape>
)

export const MegaphoneIcon = (props: IconProps) => (
  <IconShape {...props}>
    <path d="M4 10v4l11 4V6zM15 9.5a2.5 2.5 0 0 1 0 5M7 15v4h3v-3" />
  </IconShape>
)

export const VideoIcon = (props: IconProps) => (
  <IconShape {...props}>
    <path d="M4 6h11a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1zM16 10l5-3v10l-5-3" />
  </IconShape>
)
