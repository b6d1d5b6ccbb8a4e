import { SearchInput } from 'react-admin'

/** The search field of a list; its placeholder is also its name. */
export const searchInput = (label: string) => (
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder={label}
    slotProps={{ htmlInput: { 'aria-label': label } }}
  />
)
