import { z } from 'zod'
import { AUDIENCES, type Audience } from '@tessera/api-types/preferences/setting-choices'
import { useT } from '../../shared/i18n/i18n-context.ts'
import type { MessageKey } from '../../shared/i18n/messages.ts'
import { Select } from '../../shared/ui/forms/Select.tsx'
import { SettingsForm } from './SettingsForm.tsx'

const schema = z.object({ audience: z.enum(AUDIENCES) })

type Props = {
  lead: MessageKey<'preferences'>
  label: MessageKey<'preferences'>
  value: Audience
  send: (audience: Audience) => Promise<unknown>
}

/** Who may do one thing. */
export function AudienceForm({ lead, label, value, send }: Props) {
  const t = useT<'preferences'>()
  const options = AUDIENCES.map((audience) => ({ value: audience, label: t(`preferences.${audience}`) }))
  return (
    <SettingsForm
      lead={lead}
      schema={schema}
      values={{ audience: value }}
      send={({ audience = value }) => send(audience)}
    >
      {(field) => <Select label={t(label)} options={options} {...field('audience')} />}
    </SettingsForm>
  )
}
