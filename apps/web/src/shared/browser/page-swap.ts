import { startTransition } from 'react'

/** How the next page comes onto the screen: at once, until `card-motion` may let a picture fly. */
export const pageSwap = { by: (show: () => void): void => startTransition(show) }
