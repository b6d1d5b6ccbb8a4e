import { type IconProps, IconShape } from './IconShape.tsx'

export const HomeIcon = ({ isFilled, ...props }: IconProps) => (
  <IconShape {...props}>
    <path
      d="M4 10.5 12 4l8 6.5V19a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1z"
      fill={isFilled ? 'currentColor' : 'none'}
    />
  </IconShape>
)
