import { imageSizeRules, signatureFolders } from '@tessera/api-types/images/image-path'
import type { ImageSize, ImageSizeRule } from '@tessera/api-types/images/image-path'
import { derivedFormats, extensionOfFormat } from './image-format.ts'
import type { DerivedFormat, OriginalFormat } from './image-format.ts'

/** The sizes that grids and closeups show: made while the upload is still decoded. */
export const eagerSizes = ['236x', '474x', '564x', '736x'] as const satisfies readonly ImageSize[]
export const eagerFormats = ['jpeg', 'webp'] as const satisfies readonly DerivedFormat[]

export interface Pixels {
  width: number
  height: number
}

/** How much an original shrinks to serve a size; 1 at most, so that nothing is decoded larger than it is. */
export function scaleFor(size: ImageSize, original: Pixels): number {
  const rule: ImageSizeRule = imageSizeRules[size]
  if (rule.fit === 'original') return 1
  const byWidth = rule.width / original.width
  return Math.min(1, rule.fit === 'width' ? byWidth : Math.max(byWidth, rule.height / original.height))
}

/** Where a derivative lies in the storage. */
export const derivedKey = (signature: string, size: ImageSize, format: DerivedFormat): string =>
  keyOf(signature, size, extensionOfFormat[format])

export const originalKey = (signature: string, format: OriginalFormat): string =>
  keyOf(signature, 'orig', extensionOfFormat[format])

/** Every key that one signature can have made. */
export const keysOfSignature = (signature: string): string[] => [
  ...(['jpeg', 'png'] as const).map((format) => originalKey(signature, format)),
  ...Object.keys(imageSizeRules)
    .filter((size) => size !== 'orig')
    .flatMap((size) => derivedFormats.map((format) => keyOf(signature, size, extensionOfFormat[format]))),
]

const keyOf = (signature: string, size: string, extension: string): string =>
  `images/${size}/${signatureFolders(signature)}/${signature}.${extension}`

/** Where a file of every picture lies, also of one whose storing was cut off. */
export const sweptFolders: readonly string[] = [`images/${eagerSizes[0]}`, 'images/orig']

const SIGNATURE_IN_KEY = /\/([0-9a-f]{32})\.[a-z]+$/

export const signatureOfKey = (key: string): string | null => SIGNATURE_IN_KEY.exec(key)?.[1] ?? null
