import { SearchInput } from 'react-admin'
import { withoutMark } from './pasted-id.ts'

/** The server refuses a longer search. */
const MOST_LETTERS = 200

/** The search field of a list; its placeholder is also its name. */
export const searchInput = (label: string) => (
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    parse={withoutMark}
    placeholder={label}
    slotProps={{ htmlInput: { 'aria-label': label, maxLength: MOST_LETTERS } }}
  />
)
