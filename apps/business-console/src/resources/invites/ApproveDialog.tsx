import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { Form, RecordContextProvider, useTranslate } from 'react-admin'
import type { AssetInput } from '@tessera/api-types/business/inputs'
import type { PartnerRequestView } from '@tessera/api-types/partners/views'
import { dayOf } from '../../shared/access-end.ts'
import { GrantsInput } from '../../shared/GrantsInput.tsx'
import { assetsOf } from '../../shared/share-values.ts'

interface Props {
  request: PartnerRequestView
  isRunning: boolean
  onApprove: (assets: AssetInput[]) => Promise<void>
  onClose: () => void
}

/** Which assets a partner gets, and what it may do with each: at first what it asks for. */
export function ApproveDialog({ request, isRunning, onApprove, onClose }: Props) {
  const translate = useTranslate()
  const id = useId()
  const asked = (type: AssetInput['type']) =>
    request.assets
      .filter((asset) => asset.type === type)
      .map(({ id: assetId, permissions, ends_at }) => ({
        id: assetId,
        permissions,
        last_day: dayOf(ends_at),
      }))
  const defaults = { adAccounts: asked('AD_ACCOUNT'), profiles: asked('PROFILE') }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      {/* A form would take the record of the row it stands in for its values. */}
      <RecordContextProvider value={undefined}>
        <Form defaultValues={defaults} onSubmit={(values: object) => onApprove(assetsOf(values))}>
          <DialogTitle id={id}>
            {translate('resources.requests.approve_title', { name: request.partner.name })}
          </DialogTitle>
          <DialogContent>
            <Typography color="textSecondary" sx={{ mb: 2 }}>
              {translate('resources.requests.approve_text')}
            </Typography>
            <Box sx={{ display: 'grid', gap: 2 }}>
              <GrantsInput source="adAccounts" type="AD_ACCOUNT" label="resources.people.fields.adAccounts" />
              <GrantsInput source="profiles" type="PROFILE" label="resources.people.fields.profiles" />
            </Box>
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
            <Button type="submit" variant="contained" disabled={isRunning}>
              {translate('resources.requests.approve_submit')}
            </Button>
          </DialogActions>
        </Form>
      </RecordContextProvider>
    </Dialog>
  )
}
