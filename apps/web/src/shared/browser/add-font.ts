const added = new Set<string>()

/** Makes a font known to the page; its file loads when text is drawn with it. */
export function addFont(family: string, url: string): void {
  if (added.has(family) || typeof FontFace === 'undefined') return
  added.add(family)
  document.fonts.add(new FontFace(family, `url(${url})`, { display: 'swap' }))
}
