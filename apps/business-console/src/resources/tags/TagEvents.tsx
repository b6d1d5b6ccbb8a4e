import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useGetOne, useTranslate } from 'react-admin'
import type { TagView } from '@tessera/api-types/tags/contracts'
import { useOperation } from '../../shared/use-operation.ts'
import { LastEvent } from './LastEvent.tsx'

const LOOK_AGAIN_MS = 5_000
const watching = { refetchInterval: LOOK_AGAIN_MS }

/** What the tag received last, as it comes in, and an event to try the way there. */
export function TagEvents({ tag }: { tag: TagView }) {
  const translate = useTranslate()
  const id = useId()
  const { data = tag } = useGetOne<TagView>('tags', { id: tag.id }, watching)
  const { perform, isRunning } = useOperation('tagEvents.receive', 'resources.tags.tested')
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 1.5 }}>
      <Typography id={id} variant="h6" component="h2">
        {translate('resources.tags.events')}
      </Typography>
      <Typography aria-live="polite" component="div">
        <LastEvent event={data.last_fired_event} />
      </Typography>
      <Typography color="textSecondary" variant="body2">
        {translate('resources.tags.events_text')}
      </Typography>
      <Box>
        <Button
          variant="outlined"
          disabled={isRunning}
          onClick={() => void perform({ tag_id: tag.id, event_name: 'custom', opt_out: true })}
        >
          {translate('resources.tags.test')}
        </Button>
      </Box>
    </Card>
  )
}
