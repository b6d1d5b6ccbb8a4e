import { defaultTheme, type RaThemeOptions } from 'react-admin'
import { FieldRoot } from './FieldRoot.tsx'

const color = (name: string) => `var(--color-${name})`

const field = { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } as const

export const SIDEBAR_WIDTH = 272
export const SIDEBAR_CLOSED_WIDTH = 60

const focusRing = { outline: `3px solid ${color('focus-outer')}`, outlineOffset: 2 }

const card = {
  borderRadius: 'var(--radius-large)',
  border: `1px solid ${color('border')}`,
  boxShadow: 'none',
  backgroundImage: 'none',
}

/** The parts of the console in the look of the whole site. `nativeColor` lets the palette be CSS variables. */
export const consoleTheme: RaThemeOptions = {
  ...defaultTheme,
  cssVariables: { nativeColor: true },
  palette: {
    primary: {
      main: color('accent'),
      dark: color('accent-hover'),
      light: color('accent-soft'),
      contrastText: color('on-accent'),
    },
    secondary: { main: color('accent'), contrastText: color('on-accent') },
    error: { main: color('danger'), contrastText: color('on-danger') },
    success: { main: color('text-success') },
    background: { default: color('background'), paper: color('surface') },
    text: { primary: color('text'), secondary: color('text-subtle'), disabled: color('text-subtle') },
    divider: color('border'),
    action: {
      hover: color('surface-hover'),
      selected: color('accent-soft'),
      active: color('text-subtle'),
      disabled: color('text-subtle'),
      disabledBackground: color('surface-sunken'),
    },
  },
  shape: { borderRadius: 12 },
  typography: {
    fontFamily: 'var(--font-body)',
    button: { textTransform: 'none', fontWeight: 600 },
    h6: { fontWeight: 700, letterSpacing: '-0.01em' },
  },
  sidebar: { width: SIDEBAR_WIDTH, closedWidth: SIDEBAR_CLOSED_WIDTH },
  components: {
    ...defaultTheme.components,
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      // Material takes the ring of `:focus-visible` away from everything pressable.
      styleOverrides: { root: { '&.Mui-focusVisible, &:focus-visible': focusRing } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: {
          borderRadius: 999,
          minHeight: 40,
          paddingInline: 16,
          '@media (width < 600px)': { minHeight: 44 },
        },
      },
    },
    MuiIconButton: { styleOverrides: { root: { color: 'inherit' } } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: { styleOverrides: { root: card } },
    MuiDialog: { styleOverrides: { paper: { borderRadius: 'var(--radius-large)' } } },
    MuiAppBar: {
      styleOverrides: {
        root: {
          backgroundColor: color('surface'),
          color: color('text'),
          borderBottom: `1px solid ${color('border')}`,
          boxShadow: 'none',
        },
      },
    },
    MuiTableCell: {
      styleOverrides: {
        root: { borderBottomColor: color('border') },
        sizeSmall: { paddingInline: 10 },
        head: {
          fontWeight: 600,
          whiteSpace: 'nowrap',
          color: color('text-subtle'),
          backgroundColor: color('surface'),
        },
      },
    },
    MuiListItemText: { styleOverrides: { root: { overflowWrap: 'anywhere' } } },
    MuiTableRow: { styleOverrides: { root: { '&:last-child td': { borderBottom: 0 } } } },
    MuiTextField: { defaultProps: { ...field, slots: { root: FieldRoot } } },
    MuiFormControl: { defaultProps: field },
    MuiOutlinedInput: {
      styleOverrides: {
        notchedOutline: { borderColor: color('border-control') },
        root: { backgroundColor: color('surface') },
      },
    },
    MuiInputBase: {
      styleOverrides: { input: { '&::placeholder': { color: color('text-subtle'), opacity: 1 } } },
    },
    MuiSelect: { styleOverrides: { icon: { color: color('text-subtle') } } },
    MuiChip: { styleOverrides: { root: { fontWeight: 600 } } },
    // Material mixes the ground of a notice for a light page; ours follows the theme.
    MuiAlert: {
      styleOverrides: {
        standard: ({ ownerState: { severity = 'success' } }) => {
          const tone = `var(--mui-palette-${severity}-main)`
          return {
            backgroundColor: `color-mix(in srgb, ${tone} 14%, ${color('surface')})`,
            color: color('text'),
            '& .MuiAlert-icon': { color: tone },
          }
        },
      },
    },
    MuiTooltip: {
      styleOverrides: {
        tooltip: { backgroundColor: color('inverse'), color: color('text-inverse'), fontSize: '0.8125rem' },
        arrow: { color: color('inverse') },
      },
    },
    MuiSnackbarContent: {
      styleOverrides: { root: { backgroundColor: color('inverse'), color: color('text-inverse') } },
    },
  },
}

const mirroredTheme: RaThemeOptions = { ...consoleTheme, direction: 'rtl' }

/** The theme in the direction that the page is read in. */
export const directedTheme = (): RaThemeOptions =>
  document.documentElement.dir === 'rtl' ? mirroredTheme : consoleTheme
