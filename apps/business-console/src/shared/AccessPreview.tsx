import ArrowIcon from '@mui/icons-material/ArrowForward'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { AccessChange } from '@tessera/api-types/asset-access/contracts'
import type { AccessPreviewView, Effect } from '@tessera/api-types/asset-access/views'
import { AccessEnd } from './AccessEnd.tsx'
import { PermissionChips } from './PermissionChips.tsx'
import { useAccessPreview } from './use-access-preview.ts'

const SHOWN = 8

/**
 * What a change of access would do, before it is saved: asked of the server, which tries it out.
 * @param isMade the change is under way, and nothing can be tried any more
 */
export function AccessPreview({ change, isMade = false }: { change: AccessChange; isMade?: boolean }) {
  const translate = useTranslate()
  const { data, isPending, refetch } = useAccessPreview(change, isMade)
  return (
    <Box component="section" aria-live="polite" sx={{ mt: 1, display: 'grid', gap: 1, minWidth: 0 }}>
      {isPending ? (
        <Skeleton variant="rounded" height={56} />
      ) : data ? (
        <Effects preview={data} />
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography color="textSecondary">{translate('resources.access.preview.failed')}</Typography>
          <Button size="small" onClick={() => void refetch()}>
            {translate('console.error.retry')}
          </Button>
        </Box>
      )}
    </Box>
  )
}

function Effects({ preview: { effects, losing } }: { preview: AccessPreviewView }) {
  const translate = useTranslate()
  if (effects.length === 0) {
    return <Typography color="textSecondary">{translate('resources.access.preview.none')}</Typography>
  }
  const isLoss = losing.people + losing.partners > 0
  return (
    <>
      <Typography variant="subtitle2" component="h3">
        {isLoss
          ? translate('resources.access.preview.losing', losing)
          : translate('resources.access.preview.title')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {effects.slice(0, SHOWN).map((effect) => (
          <EffectLine key={`${effect.subject.id} ${effect.asset.id}`} effect={effect} />
        ))}
      </Box>
      {effects.length > SHOWN && (
        <Typography color="textSecondary">
          {translate('resources.access.preview.more', { smart_count: effects.length - SHOWN })}
        </Typography>
      )}
    </>
  )
}

function EffectLine({
  effect: { subject, asset, before, after, ends_at_before, ends_at },
}: {
  effect: Effect
}) {
  const translate = useTranslate()
  const isEndless = ends_at_before !== null && ends_at === null && after.length > 0
  const none = (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {translate('resources.access.preview.nothing')}
    </Box>
  )
  return (
    <Box component="li" sx={{ display: 'grid', gap: 0.5, fontSize: '0.875rem', minWidth: 0 }}>
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {translate('resources.access.preview.of', { name: subject.name, asset: asset.name })}
      </Box>
      <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {before.length > 0 ? <PermissionChips permissions={before} /> : none}
        <AccessEnd ends_at={ends_at_before} />
        <ArrowIcon
          fontSize="small"
          titleAccess={translate('resources.access.preview.becomes')}
          sx={{ color: 'text.secondary', '&:dir(rtl)': { transform: 'scaleX(-1)' } }}
        />
        {after.length > 0 ? <PermissionChips permissions={after} /> : none}
        <AccessEnd ends_at={ends_at} />
        {isEndless && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {translate('resources.access.no_end')}
          </Box>
        )}
      </Box>
    </Box>
  )
}
