import { type IconProps, IconShape } from './IconShape.tsx'

export const PersonIcon = ({ isFilled, ...props }: IconProps) => (
  <IconShape {...props}>
    <circle cx="12" cy="8" r="4" fill={isFilled ? 'currentColor' : 'none'} />
    <path d="M4.5 20a7.5 7.5 0 0 1 15 0" />
  </IconShape>
)
