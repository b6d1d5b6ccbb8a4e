import { type IconProps, IconShape } from './IconShape.tsx'

export const BookmarkIcon = ({ isFilled, ...props }: IconProps) => (
  <IconShape {...props}>
    <path d="M6 4h12v16l-6-4.5L6 20z" fill={isFilled ? 'currentColor' : 'none'} />
  </IconShape>
)
