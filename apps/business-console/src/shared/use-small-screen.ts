import useMediaQuery from '@mui/material/useMediaQuery'
import type { Theme } from '@mui/material/styles'

const narrowerThan = (size: 'sm' | 'md') => (theme: Theme) => theme.breakpoints.down(size)

/** Where the sidebar lies over the page. */
export const useSmallScreen = (): boolean => useMediaQuery<Theme>(narrowerThan('sm'), { noSsr: true })

/** Where a wide table has room for all of its columns. */
export const useWideTable = (): boolean => useMediaQuery('(min-width: 1400px)', { noSsr: true })

/** Where a table has no room and becomes a list of lines. */
export const useNarrowTable = (): boolean => useMediaQuery<Theme>(narrowerThan('md'), { noSsr: true })
