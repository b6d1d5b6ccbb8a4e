import { type IconProps, IconShape } from './IconShape.tsx'

export const HeartIcon = ({ isFilled, ...props }: IconProps) => (
  <IconShape {...props}>
    <path
      d="M12 20S4 15 4 9.3A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 8 2.3C20 15 12 20 12 20z"
      fill={isFilled ? 'currentColor' : 'none'}
    />
  </IconShape>
)

export const ZoomIcon = (props: IconProps) => (
  <IconShape {...props}>
    <path d="M14 4h6v6M10 20H4v-6M20 4l-7 7M4 20l7-7" />
  </IconShape>
)

export const SparkleIcon = (props: IconProps) => (
  <IconShape {...props}>
    <path d="M11 5l1.8 4.9a2 2 0 0 0 1.3 1.3L19 13l-4.9 1.8a2 2 0 0 0-1.3 1.3L11 21l-1.8-4.9a2 2 0 0 0-1.3-1.3L3 13l4.9-1.8a2 2 0 0 0 1.3-1.3zM19 3v4M17 5h4" />
  </IconShape>
)
