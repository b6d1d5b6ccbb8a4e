import { type IconProps, IconShape } from './IconShape.tsx'

export const CloseIcon = (props: IconProps) => (
  <IconShape {...props}>
    <path d="m6 6 12 12M18 6 6 18" />
  </IconShape>
)

export const CheckIcon = (props: IconProps) => (
  <IconShape {...props}>
    <path d="m5 12.5 4.5 4.5L19 7.5" />
  </IconShape>
)

export const ArrowBackIcon = (props: IconProps) => (
  <IconShape {...props} isDirectional>
    <path d="M20 12H5m6-6.5L4.5 12l6.5 6.5" />
  </IconShape>
)

export const ChevronForwardIcon = (props: IconProps) => (
  <IconShape {...props} isDirectional>
    <path d="m9.5 6 6 6-6 6" />
  </IconShape>
)
