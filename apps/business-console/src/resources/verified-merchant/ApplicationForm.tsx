import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Form, required, SaveButton, TextInput, useTranslate } from 'react-admin'
import { useState } from 'react'
import VerifiedIcon from '@mui/icons-material/VerifiedOutlined'
import type { MerchantProgramView } from '@tessera/api-types/verified-merchants/views'
import { useRun } from '../../shared/use-operation.ts'
import { AcceptInput } from './AcceptInput.tsx'
import { MerchantCard } from './MerchantCard.tsx'
import { useMerchantForm } from './use-merchant-form.ts'

const text = (key: string) => `resources.verified-merchant.application.${key}`

interface Values {
  shipping_policy_url?: string
  return_policy_url?: string
}

/** How a merchant applies for the program; one who applied before finds the addresses of that time. */
export function ApplicationForm({ program: { user_id: userId, review } }: { program: MerchantProgramView }) {
  const translate = useTranslate()
  const run = useRun()
  const send = useMerchantForm(text('sent'))
  const { shipping_policy_url, return_policy_url } = review ?? {}
  const [start] = useState({ shipping_policy_url, return_policy_url })
  const submit = ({ shipping_policy_url = '', return_policy_url = '' }: Values) =>
    send(() =>
      run('verifiedMerchants.apply', {
        userId,
        shipping_policy_url,
        return_policy_url,
        accepts_guidelines: true,
      }),
    )
  return (
    <MerchantCard title={translate(text('title'))}>
      <Typography color="textSecondary">{translate(text('lead'))}</Typography>
      <Form noValidate defaultValues={start} onSubmit={submit} sanitizeEmptyValues>
        <Box sx={{ display: 'grid', gap: 1 }}>
          {(['shipping_policy_url', 'return_policy_url'] as const).map((source) => (
            <TextInput key={source} source={source} label={text(source)} type="url" validate={required()} />
          ))}
          <AcceptInput source="accepts_guidelines" label={text('accept')} refusal={text('accept_first')} />
          <Box>
            <SaveButton label={text('button')} icon={<VerifiedIcon />} alwaysEnable />
          </Box>
        </Box>
      </Form>
    </MerchantCard>
  )
}
