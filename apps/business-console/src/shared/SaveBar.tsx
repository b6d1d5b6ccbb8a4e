import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { SaveButton, useTranslate } from 'react-admin'
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
  mx: { xs: -2, sm: -3 },
  mb: { xs: -2, sm: -3 },
  mt: 2,
  px: { xs: 2, sm: 3 },
  py: 1.5,
  borderTop: '1px solid var(--color-border)',
  borderRadius: '0 0 var(--radius-large) var(--radius-large)',
  backgroundColor: 'background.paper',
} as const

/** Stays in sight at the end of a card while something in its form is not saved. */
export function SaveBar() {
  const translate = useTranslate()
  const { reset } = useFormContext()
  const { isDirty, dirtyFields, isSubmitting } = useFormState()
  if (!isDirty && Object.keys(dirtyFields).length === 0) return null
  return (
    <Box sx={bar}>
      <Button color="inherit" disabled={isSubmitting} onClick={() => reset()}>
        {translate('console.discard')}
      </Button>
      <SaveButton label="console.save_changes" icon={<></>} />
    </Box>
  )
}
