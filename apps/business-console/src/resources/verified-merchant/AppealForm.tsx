import GavelIcon from '@mui/icons-material/GavelOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Form, maxLength, required, SaveButton, TextInput, useTranslate } from 'react-admin'
import { APPEAL_COMMENT_MAX } from '@tessera/api-types/verified-merchants/merchant-program'
import { useRun } from '../../shared/use-operation.ts'
import { MerchantCard } from './MerchantCard.tsx'
import { useMerchantForm } from './use-merchant-form.ts'

const text = (key: string) => `resources.verified-merchant.appeal.${key}`
const rules = [required(), maxLength(APPEAL_COMMENT_MAX)]

/** How a merchant appeals against a decision. */
export function AppealForm({ userId }: { userId: string }) {
  const translate = useTranslate()
  const run = useRun()
  const send = useMerchantForm(text('sent'))
  const submit = ({ appeal_comment = '' }: { appeal_comment?: string }) =>
    send(() => run('verifiedMerchants.appeal', { userId, appeal_comment }))
  return (
    <MerchantCard title={translate(text('title'))}>
      <Typography color="textSecondary">{translate(text('lead'))}</Typography>
      <Form onSubmit={submit}>
        <Box sx={{ display: 'grid', gap: 1 }}>
          <TextInput source="appeal_comment" label={text('comment')} validate={rules} multiline minRows={3} />
          <Box>
            <SaveButton label={text('button')} icon={<GavelIcon />} alwaysEnable />
          </Box>
        </Box>
      </Form>
    </MerchantCard>
  )
}
