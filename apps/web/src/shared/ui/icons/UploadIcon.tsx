import { type IconProps, IconShape } from './IconShape.tsx'

export const UploadIcon = (props: IconProps) => (
  <IconShape {...props}>
    <path d="M12 16V5m0 0L7.5 9.5M12 5l4.5 4.5M5 16v2.5A1.5 1.5 0 0 0 6.5 20h11a1.5 1.5 0 0 0 1.5-1.5V16" />
  </IconShape>
)
