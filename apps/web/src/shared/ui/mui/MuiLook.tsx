import { createTheme, ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'

const color = (name: string) => `var(--color-${name})`

// `nativeColor` lets the palette be CSS variables.
const theme = createTheme({
  cssVariables: { nativeColor: true },
  palette: {
    primary: {
      main: color('accent'),
      dark: color('accent-hover'),
      light: color('accent-soft'),
      contrastText: color('on-accent'),
    },
    error: { main: color('danger'), contrastText: color('on-danger') },
    background: { default: color('background'), paper: color('surface-raised') },
    text: { primary: color('text'), secondary: color('text-subtle') },
    divider: color('border'),
  },
  shape: { borderRadius: 12 },
  spacing: 4,
  typography: {
    fontFamily: 'var(--font-body)',
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { borderRadius: 999, minHeight: 44 } },
    },
  },
})

/** MUI parts inside it wear the look of the site. It brings MUI along: import it only from code loaded on demand. */
export const MuiLook = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={theme}>{children}</ThemeProvider>
)
