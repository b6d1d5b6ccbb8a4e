import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import GlobalStyles from '@mui/material/GlobalStyles'
import type { MouseEvent } from 'react'
import { SaveButton, useTranslate, type SaveButtonProps } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'

const bar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: 1,
  mt: 2,
  py: 1.5,
  borderTop: '1px solid var(--color-border)',
  backgroundColor: 'background.paper',
} as const

/** Where the form ends its card, the bar is the end of the card. */
const atEnd = {
  mx: { xs: -2, sm: -3 },
  mb: { xs: -2, sm: -3 },
  px: { xs: 2, sm: 3 },
  borderRadius: '0 0 var(--radius-large) var(--radius-large)',
} as const

/** A field that gets the focus is scrolled above the bar. */
const roomForBar = <GlobalStyles styles={{ html: { scrollPaddingBottom: 88 } }} />

const FIELD = 'input:not([type=hidden], [type=file], :disabled), textarea, [role=combobox]'

interface Props extends Pick<SaveButtonProps, 'disabled' | 'onClick'> {
  /** More of the card follows below the form. */
  isInside?: boolean
}

/** Stays in sight at the end of a card while something in its form is not saved. */
export function SaveBar({ isInside = false, ...button }: Props) {
  const translate = useTranslate()
  const { reset } = useFormContext()
  const { isDirty, dirtyFields, isSubmitting } = useFormState()
  if (!isDirty && Object.keys(dirtyFields).length === 0) return null
  const discard = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The bar goes with the focus on it.
    currentTarget.form?.querySelector<HTMLElement>(FIELD)?.focus()
    reset()
  }
  return (
    <Box sx={isInside ? bar : { ...bar, ...atEnd }}>
      {roomForBar}
      <Button color="inherit" disabled={isSubmitting} onClick={discard}>
        {translate('console.discard')}
      </Button>
      <SaveButton label="console.save_changes" icon={<></>} {...button} />
    </Box>
  )
}
