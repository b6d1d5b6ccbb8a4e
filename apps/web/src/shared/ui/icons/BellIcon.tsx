import { type IconProps, IconShape } from './IconShape.tsx'

export const BellIcon = ({ isFilled, ...props }: IconProps) => (
  <IconShape {...props}>
    <path
      d="M6 10a6 6 0 1 1 12 0c0 5 2 6 2 6.5H4C4 16 6 15 6 10z"
      fill={isFilled ? 'currentColor' : 'none'}
    />
    <path d="M10 20a2.2 2.2 0 0 0 4 0" />
  </IconShape>
)
