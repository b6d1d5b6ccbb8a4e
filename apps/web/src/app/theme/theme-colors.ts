import type { Theme } from '@tessera/api-types/page/page-renderer'

/** The colour of the browser's own bars: the page background of tokens.css. */
export const THEME_COLORS: Record<Theme, string> = { light: '#fdfbf8', dark: '#151311' }
