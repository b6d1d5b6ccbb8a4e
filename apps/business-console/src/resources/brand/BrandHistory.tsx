import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { SiteBrandView } from '@tessera/api-types/site-brand/contracts'
import { When } from '../../shared/When.tsx'

type Change = SiteBrandView['history'][number]['changes'][number]

/** A change of a color or name by its values; of a picture by what became of it. */
function ChangeLine({ field, old, new: now }: Change) {
  const translate = useTranslate()
  const shown = (value: unknown) =>
    typeof value === 'string' && value !== '' ? value : translate('resources.brand.default')
  const label = translate(`resources.brand.fields.${field}`)
  if (field === 'logo_signature') {
    const deed = now === null ? 'logo_removed' : old === null ? 'logo_added' : 'logo_replaced'
    return translate(`resources.brand.${deed}`)
  }
  return `${label}: ${shown(old)} → ${shown(now)}`
}

/** Who changed what, newest first. */
export function BrandHistory({ history }: Pick<SiteBrandView, 'history'>) {
  const translate = useTranslate()
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
        {translate('resources.brand.history')}
      </Typography>
      {history.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {translate('resources.brand.no_history')}
        </Typography>
      )}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {history.map(({ id, actor_name, occurred_at, changes }) => (
          <li key={id}>
            <Typography variant="body2" color="textSecondary">
              {actor_name ?? translate('resources.brand.former_staff')} · <When at={occurred_at} />
            </Typography>
            {changes.map((change) => (
              <Typography key={change.field} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                <ChangeLine {...change} />
              </Typography>
            ))}
          </li>
        ))}
      </Box>
    </Card>
  )
}
