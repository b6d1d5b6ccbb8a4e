import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { ChildTagView } from '@tessera/api-types/tags/contracts'
import { When } from '../../shared/When.tsx'

/** What the tag received last, and when. */
export function LastEvent({ event }: { event: ChildTagView['last_fired_event'] }) {
  const translate = useTranslate()
  if (!event)
    return (
      <Typography component="span" variant="body2" color="textSecondary">
        {translate('resources.tags.never_fired')}
      </Typography>
    )
  return (
    <span>
      {translate(`resources.tags.event.${event.event_name}`)} · <When at={event.fired_at} />
    </span>
  )
}
