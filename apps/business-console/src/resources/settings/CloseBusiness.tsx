import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useActingBusiness } from '../../session/business-context.ts'
import { useClose } from './use-close.ts'

const text = (key: string) => `resources.settings.close.${key}`

/** Only the owner sees this; the name has to be typed, as nothing brings the business back. */
export function CloseBusiness() {
  const translate = useTranslate()
  const { name } = useActingBusiness().business
  const { close, isClosing } = useClose()
  const [typed, setTyped] = useState<string | null>(null)
  const leave = () => setTyped(null)
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h6" component="h2">
        {translate(text('title'))}
      </Typography>
      <Typography color="textSecondary">{translate(text('lead'))}</Typography>
      <Box>
        <Button color="error" variant="outlined" onClick={() => setTyped('')}>
          {translate(text('button'))}
        </Button>
      </Box>
      <Dialog open={typed !== null} onClose={leave} aria-labelledby="close-business">
        <DialogTitle id="close-business">{translate(text('confirm_title'), { name })}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DialogContentText>{translate(text('lead'))}</DialogContentText>
          <TextField
            label={translate(text('name'), { name })}
            value={typed ?? ''}
            onChange={(event) => setTyped(event.target.value)}
            autoComplete="off"
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={leave}>{translate('ra.action.cancel')}</Button>
          <Button
            color="error"
            disabled={typed?.trim() !== name.trim()}
            loading={isClosing}
            onClick={() => void close()}
          >
            {translate(text('button'))}
          </Button>
        </DialogActions>
      </Dialog>
    </Box>
  )
}
