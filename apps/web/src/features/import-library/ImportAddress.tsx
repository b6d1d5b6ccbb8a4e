import { completedUrl, isWebUrl } from '@tessera/api-types/wire/scalars'
import { z } from 'zod'
import { useCallForm } from '../../shared/forms/use-call-form.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import type { MessageKey } from '../../shared/i18n/messages.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx'
import { FormStack } from '../../shared/ui/forms/FormStack.tsx'
import { TextField } from '../../shared/ui/forms/TextField.tsx'
import { importLibraryApi } from './import-library-api.ts'

const wrong: MessageKey<'imports'> = 'imports.addressWrong'
const schema = z.object({ url: z.string().trim().transform(completedUrl).refine(isWebUrl, wrong) })

/** Takes the address of a feed; `onBegun` gets the id of the import. */
export function ImportAddress({ onBegun }: { onBegun: (id: string) => void }) {
  const t = useT<'imports'>()
  const [beginImport] = importLibraryApi.useBeginImportMutation()
  const { submit, field, isReady, isSubmitting, formError } = useCallForm({
    schema,
    fields: ['url'],
    send: async ({ url }) => {
      onBegun((await beginImport({ url }).unwrap()).id)
    },
  })
  return (
    <FormStack onSubmit={(event) => void submit(event)}>
      <TextField
        type="url"
        inputMode="url"
        dir="ltr"
        placeholder="https://"
        label={t('imports.address')}
        {...field('url')}
      />
      <FormAlert text={formError} />
      <Button type="submit" disabled={!isReady} isBusy={isSubmitting}>
        {t('imports.readFeed')}
      </Button>
    </FormStack>
  )
}
