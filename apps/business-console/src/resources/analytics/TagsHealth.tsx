import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useLocale, useTranslate } from 'react-admin'
import type { TagView } from '@tessera/api-types/tags/contracts'
import type { Locale } from '@tessera/api-types/locales'
import { formatValue } from '../../shared/format-value.ts'
import { RecordLink } from '../../shared/RecordLink.tsx'
import { StatusChip } from '../../shared/StatusChip.tsx'
import { HealthCard } from './HealthCard.tsx'
import { tagState } from './health.ts'

const tones = { receiving: 'good', quiet: 'waiting', never: 'bad' } as const

/** Whether the tags of an ad account receive what people do on the website. */
export const TagsHealth = ({ advertiserId }: { advertiserId: string }) => (
  <HealthCard<TagView>
    resource="tags"
    filter={{ ad_account_id: advertiserId }}
    render={(tag) => <TagHealth tag={tag} />}
  />
)

function TagHealth({ tag: { id, name, last_fired_event: event } }: { tag: TagView }) {
  const translate = useTranslate()
  const locale = useLocale() as Locale
  const [now] = useState(() => new Date())
  const state = tagState(event?.fired_at ?? null, now)
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <RecordLink resource="tags" id={id}>
          {name}
        </RecordLink>
        <StatusChip label={translate(`resources.analytics.tag.${state}`)} tone={tones[state]} />
      </Box>
      {event && (
        <Typography variant="body2" color="textSecondary">
          {translate('resources.analytics.last_event', {
            date: formatValue('moment', event.fired_at, { locale }),
          })}
        </Typography>
      )}
    </>
  )
}
