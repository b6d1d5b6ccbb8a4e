import useMediaQuery from '@mui/material/useMediaQuery'
import type { Theme } from '@mui/material/styles'

const narrowerThan = (size: 'sm' | 'md') => (theme: Theme) => theme.breakpoints.down(size)

/** Where the sidebar lies over the page. */
export const useSmallScreen = (): boolean => useMediaQuery<Theme>(narrowerThan('sm'), { noSsr: true })

/** Where the bar has no room for words. */
export const useNarrowScreen = (): boolean => useMediaQuery<Theme>(narrowerThan('md'), { noSsr: true })
