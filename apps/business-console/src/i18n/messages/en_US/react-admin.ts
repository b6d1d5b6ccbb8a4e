import englishMessages from 'ra-language-english'
import { icuFromPolyglot, type PolyglotTexts } from '../../icu-from-polyglot.ts'

/** The texts of react-admin's own parts. */
export const messages = icuFromPolyglot(englishMessages as unknown as PolyglotTexts)
