import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { useActingBusiness } from '../../session/business-context.ts'
import { useHubPath } from '../../shared/use-hub-path.ts'

/** Why a promotion waits, with the way to what is due for those who may see it. */
export function OnHold() {
  const translate = useTranslate()
  const hubPath = useHubPath()
  const { business } = useActingBusiness()
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 2, mb: 2 }}>
      <Typography role="status" color="error">
        {translate('resources.ads.on_hold')}
      </Typography>
      {business.abilities.can_see_invoices && (
        <Button component={Link} to={hubPath('invoices/overdue')} variant="outlined" size="small">
          {translate('resources.ads.see_due')}
        </Button>
      )}
    </Stack>
  )
}
