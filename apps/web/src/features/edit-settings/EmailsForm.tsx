import { z } from 'zod'
import { EMAIL_KINDS } from '@tessera/api-types/preferences/setting-choices'
import type { EmailChoices } from '@tessera/api-types/preferences/views'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { SwitchField } from '../../shared/ui/forms/SwitchField.tsx'
import { SettingsForm } from './SettingsForm.tsx'

const schema = z.object({
  follows: z.boolean(),
  comments: z.boolean(),
  mentions: z.boolean(),
  messages: z.boolean(),
  business: z.boolean(),
})

type Props = { letters: EmailChoices; send: (changed: Partial<EmailChoices>) => Promise<unknown> }

/** Which kinds of letters come. */
export function EmailsForm({ letters, send }: Props) {
  const t = useT<'preferences'>()
  return (
    <SettingsForm lead="preferences.letters.lead" schema={schema} values={letters} send={send}>
      {(field) =>
        EMAIL_KINDS.map((kind) => {
          const { error: _error, ...wiring } = field(kind)
          return <SwitchField key={kind} label={t(`preferences.letters.${kind}`)} {...wiring} />
        })
      }
    </SettingsForm>
  )
}
