/** What XML 1.0 has no writing for. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

/** Text as it may stand in XML, between tags or inside a quoted attribute. */
export const xmlText = (text: string): string => escapeHtml(text.toWellFormed().replaceAll(UNWRITABLE, ''))

const ENTITY: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text as it may stand in HTML or XML, between tags or inside a quoted attribute. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITY[sign] ?? '')
