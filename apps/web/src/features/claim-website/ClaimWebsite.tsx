import { useState } from 'react'
import { z } from 'zod'
import { completedUrl, isWebUrl } from '@tessera/api-types/wire/scalars'
import { useCallForm } from '../../shared/forms/use-call-form.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import type { MessageKey } from '../../shared/i18n/messages.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { FormStack } from '../../shared/ui/forms/FormStack.tsx'
import { TextField } from '../../shared/ui/forms/TextField.tsx'
import { ProvedWebsites } from './ProvedWebsites.tsx'
import { WebsiteProof } from './WebsiteProof.tsx'

const missing: MessageKey<'websites'> = 'websites.urlMissing'
const schema = z.object({ url: z.string().trim().transform(completedUrl).refine(isWebUrl, missing) })

/** The websites a member has proved, and the way to prove another. */
export function ClaimWebsite() {
  const t = useT<'websites'>()
  const [url, setUrl] = useState<string | null>(null)
  const { form, submit, field, isReady } = useCallForm({
    schema,
    fields: ['url'],
    send: (values) => Promise.resolve(setUrl(values.url)),
  })
  const startAnew = () => {
    form.reset({ url: '' })
    setUrl(null)
  }
  return (
    <>
      <p>{t('websites.lead')}</p>
      <ProvedWebsites />
      {url === null ? (
        <FormStack onSubmit={(event) => void submit(event)}>
          <TextField
            type="url"
            inputMode="url"
            autoComplete="url"
            placeholder="https://"
            label={t('websites.url')}
            {...field('url')}
          />
          <Button type="submit" tone="primary" disabled={!isReady}>
            {t('websites.next')}
          </Button>
        </FormStack>
      ) : (
        <WebsiteProof url={url} onDone={startAnew} />
      )}
    </>
  )
}
