import RefreshIcon from '@mui/icons-material/Refresh'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { useRecommendations } from './use-recommendations.ts'

/** Next steps for an ad account, as the state of it and its business asks for them. */
export function Recommendations({ adAccountId, version }: { adAccountId: string; version: number }) {
  const translate = useTranslate()
  const { messages, refresh, isRefreshing } = useRecommendations(adAccountId, version)
  if (messages.length === 0) return null
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
        {messages.map(({ id, title, body, cta_label, cta_url }) => (
          <Card
            key={id}
            component="li"
            variant="outlined"
            sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 2, py: 1.5 }}
          >
            <Box sx={{ flex: 1 }}>
              <Typography>{title}</Typography>
              <Typography variant="body2" color="textSecondary">
                {body}
              </Typography>
            </Box>
            {!cta_url.endsWith(`/ad-accounts/${adAccountId}/settings`) && (
              <Button href={cta_url} size="small">
                {cta_label}
              </Button>
            )}
          </Card>
        ))}
      </Box>
    </Box>
  )
}
