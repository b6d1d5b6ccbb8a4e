/** What the server refuses with, in its own words: English pages show those as they come. */
export { errorTexts as messages } from '@tessera/api-types/error-texts'
