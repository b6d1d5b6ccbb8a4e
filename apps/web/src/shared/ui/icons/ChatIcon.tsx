import { type IconProps, IconShape } from './IconShape.tsx'

export const ChatIcon = ({ isFilled, ...props }: IconProps) => (
  <IconShape {...props}>
    <path
      d="M20 12a8 8 0 0 1-11.6 7.1L4 20l1-4.2A8 8 0 1 1 20 12z"
      fill={isFilled ? 'currentColor' : 'none'}
    />
  </IconShape>
)
