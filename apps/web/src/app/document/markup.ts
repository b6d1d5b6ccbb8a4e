const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

export const attribute = (attributes: Record<string, string>): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`))
    .join('')

/** An element of the head: `inner` is markup and goes in as it is, `text` is escaped; without both it has no end tag. */
export function element(
  name: string,
  attributes: Record<string, string>,
  inner?: string,
  text?: string,
): string {
  const start = `<${name}${attribute(attributes)}>`
  const content = text === undefined ? inner : escapeHtml(text)
  return content === undefined ? start : `${start}${content}</${name}>`
}
