import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { Hindrance } from '../record-action.ts'
import { RowLines, takeFocus } from './RowLines.tsx'

const NAMED = 5

interface Props {
  texts: string
  isLoss: boolean
  names: readonly string[]
  hindered: readonly { id: string | number; name: string; hindrance: Hindrance }[]
  onConfirm: () => void
  onClose: () => void
}

/** Names what will be changed and what cannot be; the focus begins where nothing happens. */
export function AskStep({ texts, isLoss, names, hindered, onConfirm, onClose }: Props) {
  const translate = useTranslate()
  const named = names.slice(0, names.length > NAMED + 1 ? NAMED : names.length)
  const more = names.length - named.length
  return (
    <>
      <DialogContent>
        <DialogContentText>{translate(`${texts}.content`)}</DialogContentText>
        <RowLines>
          {named.map((name, index) => (
            <li key={index}>{name}</li>
          ))}
          {more > 0 && <li>{translate('console.bulk.more', { smart_count: more })}</li>}
        </RowLines>
        {hindered.length > 0 && (
          <>
            <Typography variant="subtitle2" component="h3" sx={{ mt: 2 }}>
              {translate('console.bulk.left_out', { smart_count: hindered.length })}
            </Typography>
            <RowLines>
              {hindered.map(({ id, name, hindrance }) => (
                <li key={id}>
                  {name}
                  <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                    {translate(`console.bulk.hindrance.${hindrance}`)}
                  </Box>
                </li>
              ))}
            </RowLines>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button ref={takeFocus} onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button color={isLoss ? 'error' : 'primary'} onClick={onConfirm}>
          {translate(`${texts}.button`)}
        </Button>
      </DialogActions>
    </>
  )
}
