import RefreshIcon from '@mui/icons-material/Refresh'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { RecommendationKind } from '@tessera/api-types/ad-notifications/recommendation-kinds'
import { useHubPath } from '../../shared/use-hub-path.ts'
import { useRecommendations } from './use-recommendations.ts'

/** Where each is done; what has no place of its own is done in the settings on the same page. */
const PLACES: Partial<Record<RecommendationKind, string>> = {
  ADD_WEBSITE: 'settings',
  ADD_CONTACT_EMAIL: 'settings',
  ADD_PROFILE_PICTURE: 'profiles',
  INVITE_PEOPLE: 'people',
}

/** Next steps for an ad account, as the state of it and its business asks for them. */
export function Recommendations({ adAccountId, version }: { adAccountId: string; version: number }) {
  const translate = useTranslate()
  const hubPath = useHubPath()
  const { kinds, refresh, isRefreshing } = useRecommendations(adAccountId, version)
  if (kinds.length === 0) return null
  return (
    <Box component="section" aria-labelledby="recommendations" sx={{ mb: 3, maxWidth: 720 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography id="recommendations" variant="h6" component="h2">
          {translate('resources.ad-accounts.recommendations.title')}
        </Typography>
        <Button size="small" startIcon={<RefreshIcon />} disabled={isRefreshing} onClick={refresh}>
          {translate('ra.action.refresh')}
        </Button>
      </Box>
      <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {kinds.map((kind) => (
          <Card
            key={kind}
            component="li"
            variant="outlined"
            sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 2, py: 1.5 }}
          >
            <Typography sx={{ flex: 1 }}>
              {translate(`resources.ad-accounts.recommendations.${kind}`)}
            </Typography>
            {PLACES[kind] && (
              <Button component={Link} to={hubPath(PLACES[kind])} size="small">
                {translate('resources.ad-accounts.recommendations.open')}
              </Button>
            )}
          </Card>
        ))}
      </Box>
    </Box>
  )
}
