import { startTransition } from 'react'
import type { NavigationType } from '../navigation/navigation-type.ts'

type Swap = (show: () => void, way: NavigationType) => void

/** How the next page comes onto the screen: at once, until `card-motion` may let a picture fly. */
export const pageSwap: { by: Swap } = { by: (show) => startTransition(show) }
