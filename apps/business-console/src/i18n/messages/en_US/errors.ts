/** What the server refuses with; forms that judge before they send say the same. */
export { errorTexts as messages } from '@tessera/api-types/error-texts'
