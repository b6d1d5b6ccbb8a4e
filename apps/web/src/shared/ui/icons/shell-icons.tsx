import { type IconProps, IconShape } from './IconShape.tsx'

export const HomeIcon = ({ isFilled, ...props }: IconProps) => (
  <IconShape {...props}>
    <path
      d="M4 10.5 12 4l8 6.5V19a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1z"
      fill={isFilled ? 'currentColor' : 'none'}
    />
  </IconShape>
)

export const SearchIcon = (props: IconProps) => (
  <IconShape {...props}>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.5 4.5" />
  </IconShape>
)

export const CompassIcon = ({ isFilled, ...props }: IconProps) => (
  <IconShape {...props}>
    <circle cx="12" cy="12" r="8" />
    <path d="m15.5 8.5-2 5-5 2 2-5z" fill={isFilled ? 'currentColor' : 'none'} />
  </IconShape>
)

export const CameraIcon = (props: IconProps) => (
  <IconShape {...props}>
    <path d="M4 8h4l1.5-2.5h5L16 8h4v11H4z" />
    <circle cx="12" cy="13" r="3.5" />
  </IconShape>
)

export const BellIcon = ({ isFilled, ...props }: IconProps) => (
  <IconShape {...props}>
    <path
      d="M6 10a6 6 0 1 1 12 0c0 5 2 6 2 6.5H4C4 16 6 15 6 10z"
      fill={isFilled ? 'currentColor' : 'none'}
    />
    <path d="M10 20a2.2 2.2 0 0 0 4 0" />
  </IconShape>
)

export const ChatIcon = ({ isFilled, ...props }: IconProps) => (
  <IconShape {...props}>
    <path
      d="M20 12a8 8 0 0 1-11.6 7.1L4 20l1-4.2A8 8 0 1 1 20 12z"
      fill={isFilled ? 'currentColor' : 'none'}
    />
  </IconShape>
)

export const PersonIcon = ({ isFilled, ...props }: IconProps) => (
  <IconShape {...props}>
    <circle cx="12" cy="8" r="4" fill={isFilled ? 'currentColor' : 'none'} />
    <path d="M4.5 20a7.5 7.5 0 0 1 15 0" />
  </IconShape>
)

export const PlusIcon = (props: IconProps) => (
  <IconShape {...props}>
    <path d="M12 5v14M5 12h14" />
  </IconShape>
)

export const SettingsIcon = (props: IconProps) => (
  <IconShape {...props}>
    <circle cx="12" cy="12" r="3" />
    <path d="M12 3.5v3m0 11v3M3.5 12h3m11 0h3M6 6l2.1 2.1m7.8 7.8L18 18m0-12-2.1 2.1M8.1 15.9 6 18" />
  </IconShape>
)

export const MoreIcon = (props: IconProps) => (
  <IconShape {...props}>
    <path d="M5.5 12h.01M12 12h.01M18.5 12h.01" strokeWidth={3.5} />
  </IconShape>
)

export const AlertIcon = (props: IconProps) => (
  <IconShape {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 8v5m0 3.2v.01" />
  </IconShape>
)

export const TilesIcon = (props: IconProps) => (
  <IconShape {...props}>
    <rect x="4" y="4" width="7" height="10" rx="2" />
    <rect x="13" y="4" width="7" height="5" rx="2" />
    <rect x="13" y="11" width="7" height="9" rx="2" />
    <rect x="4" y="16" width="7" height="4" rx="1.5" />
  </IconShape>
)
