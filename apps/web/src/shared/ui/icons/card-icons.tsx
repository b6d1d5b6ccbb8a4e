import { type IconProps, IconShape } from './IconShape.tsx'

export const BookmarkIcon = ({ isFilled, ...props }: IconProps) => (
  <IconShape {...props}>
    <path d="M6 4h12v16l-6-4.5L6 20z" fill={isFilled ? 'currentColor' : 'none'} />
  </IconShape>
)

export const ChevronDownIcon = (props: IconProps) => (
  <IconShape {...props}>
    <path d="m6 9.5 6 6 6-6" />
  </IconShape>
)

export const LinkIcon = (props: IconProps) => (
  <IconShape {...props}>
    <path d="M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1" />
  </IconShape>
)
