import { INDOOR_KINDS } from './indoor-kinds-data.ts'
import { MADE_KINDS } from './made-kinds-data.ts'
import { OUTDOOR_KINDS } from './outdoor-kinds-data.ts'
import type { PictureKind } from './picture-kind.ts'

export const PICTURE_KINDS: readonly PictureKind[] = [...OUTDOOR_KINDS, ...INDOOR_KINDS, ...MADE_KINDS]
