import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useRecordContext, useTranslate } from 'react-admin'
import type { MusicRecord } from '@tessera/api-types/music/views'
import { ConfirmedButton } from '../../shared/ConfirmedButton.tsx'
import { PageHeader } from '../../shared/PageHeader.tsx'
import { RecordForm } from '../../shared/RecordForm.tsx'
import { RecordPage } from '../../shared/RecordPage.tsx'
import { SaveBar } from '../../shared/SaveBar.tsx'
import { seenChanges } from '../../shared/seen-changes.ts'
import { useSavedNotice } from '../../shared/use-saved-notice.ts'
import { useOperation } from '../../shared/use-operation.ts'
import { MusicInputs } from './MusicInputs.tsx'

function OfferButton({ track: { id, title, withdrawn_at } }: { track: MusicRecord }) {
  const translate = useTranslate()
  const offering = useOperation('musicRecords.offer', 'resources.music.offer.done')
  const withdrawing = useOperation('musicRecords.withdraw', 'resources.music.withdraw.done')
  if (withdrawn_at !== null)
    return (
      <Button variant="outlined" disabled={offering.isRunning} onClick={() => void offering.perform({ id })}>
        {translate('resources.music.offer.button')}
      </Button>
    )
  return (
    <ConfirmedButton
      label={translate('resources.music.withdraw.button')}
      title={translate('resources.music.withdraw.title', { title })}
      content={translate('resources.music.withdraw.content')}
      isBusy={withdrawing.isRunning}
      onConfirm={async () => void (await withdrawing.perform({ id }))}
    />
  )
}

function Header() {
  const track = useRecordContext<MusicRecord>()
  if (!track) return null
  return (
    <PageHeader title={track.title} back="music">
      <OfferButton track={track} />
    </PageHeader>
  )
}

/** What stories play; a withdrawn track is heard nowhere. */
function Sound() {
  const track = useRecordContext<MusicRecord>()
  const translate = useTranslate()
  if (!track) return null
  if (track.withdrawn_at !== null)
    return <Typography color="text.secondary">{translate('resources.music.silent')}</Typography>
  return (
    <audio controls preload="metadata" src={track.url} aria-label={track.title}>
      <track kind="captions" />
    </audio>
  )
}

const saving = seenChanges(({ title, artist, isrc, license }: Partial<MusicRecord>) => ({
  title,
  artist,
  isrc: isrc ?? '',
  license,
}))

export function MusicPage() {
  const saved = useSavedNotice('resources.music.saved')
  return (
    <RecordPage listPath="music" onSaved={saved} {...saving}>
      <Header />
      <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: 720, overflow: 'visible' }}>
        <RecordForm>
          <Box sx={{ display: 'grid', gap: 1 }}>
            <Sound />
            <MusicInputs />
          </Box>
          <SaveBar />
        </RecordForm>
      </Card>
    </RecordPage>
  )
}
