export const derivedFormats = ['jpeg', 'webp', 'avif'] as const
export type DerivedFormat = (typeof derivedFormats)[number]
export type OriginalFormat = 'jpeg' | 'png'

export const mimeOfFormat = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
} as const satisfies Record<DerivedFormat | OriginalFormat, string>

export const extensionOfFormat = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
} as const satisfies Record<DerivedFormat | OriginalFormat, string>

/** The best format a client it accepts; JPEG when it names none. Responses vary by Accept. */
export function negotiateFormat(accept: string | undefined, options: { avif: boolean }): DerivedFormat {
  const taken = acceptedMimes(accept ?? '')
  if (options.avif && taken.has(mimeOfFormat.avif)) return 'avif'
  return taken.has(mimeOfFormat.webp) ? 'webp' : 'jpeg'
}

function acceptedMimes(accept: string): Set<string> {
  const mimes = accept.split(',').map((part) =>
    part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/),
  )
  return new Set(
    mimes.filter((parts) => !parts.some((part) => /^q=0(\.0*)?$/.test(part))).map(([mime = '']) => mime),
  )
}
