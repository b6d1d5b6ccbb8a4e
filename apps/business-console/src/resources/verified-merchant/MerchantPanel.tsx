import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useGetResourceLabel, useTranslate } from 'react-admin'
import { MerchantProgram } from './MerchantProgram.tsx'

const TITLE = 'merchant-panel'

/** The program beside the page that is open. */
export function MerchantPanel({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const labelOf = useGetResourceLabel()
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': TITLE,
          sx: { width: 560, maxWidth: '100%', p: { xs: 2, sm: 3 } },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 2 }}>
        <Typography id={TITLE} variant="h5" component="h2" sx={{ flex: 1, fontWeight: 700 }}>
          {labelOf('verified-merchant')}
        </Typography>
        <IconButton onClick={onClose} aria-label={translate('ra.action.close')} edge="end">
          <CloseIcon />
        </IconButton>
      </Box>
      <MerchantProgram />
    </Drawer>
  )
}
