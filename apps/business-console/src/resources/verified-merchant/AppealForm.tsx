import GavelIcon from '@mui/icons-material/GavelOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Form, maxLength, required, SaveButton, TextInput, useTranslate } from 'react-admin'
import { APPEAL_COMMENT_MAX } from '@tessera/api-types/verified-merchants/merchant-program'
import type { MerchantProgramView } from '@tessera/api-types/verified-merchants/views'
import { useRun } from '../../shared/use-operation.ts'
import { MerchantCard } from './MerchantCard.tsx'
import { useMerchantForm } from './use-merchant-form.ts'

const text = (key: string) => `resources.verified-merchant.appeal.${key}`
const POLICIES = ['shipping_policy_url', 'return_policy_url'] as const
const rules = [required(), maxLength(APPEAL_COMMENT_MAX)]

interface Values {
  appeal_comment?: string
  shipping_policy_url?: string
  return_policy_url?: string
}

interface Props {
  program: Pick<MerchantProgramView, 'user_id'>
  review: NonNullable<MerchantProgramView['review']>
}

/** How a merchant appeals against a decision, with other addresses of the policies where they moved. */
export function AppealForm({ program: { user_id: userId }, review }: Props) {
  const translate = useTranslate()
  const run = useRun()
  const send = useMerchantForm(text('sent'))
  const { shipping_policy_url, return_policy_url } = review
  const [start] = useState({ shipping_policy_url, return_policy_url })
  const submit = ({ appeal_comment = '', ...urls }: Values) =>
    send(() => run('verifiedMerchants.appeal', { userId, appeal_comment, ...urls }))
  return (
    <MerchantCard title={translate(text('title'))}>
      <Typography color="textSecondary">{translate(text('lead'))}</Typography>
      <Form noValidate defaultValues={start} onSubmit={submit} sanitizeEmptyValues>
        <Box sx={{ display: 'grid', gap: 1 }}>
          <TextInput source="appeal_comment" label={text('comment')} validate={rules} multiline minRows={3} />
          {POLICIES.map((source) => (
            <TextInput
              key={source}
              source={source}
              label={`resources.verified-merchant.application.${source}`}
              type="url"
              validate={required()}
            />
          ))}
          <Box>
            <SaveButton label={text('button')} icon={<GavelIcon />} alwaysEnable />
          </Box>
        </Box>
      </Form>
    </MerchantCard>
  )
}
