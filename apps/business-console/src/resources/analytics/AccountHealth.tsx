import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { CatalogsHealth } from './CatalogsHealth.tsx'
import { TagsHealth } from './TagsHealth.tsx'

/** Whether what the ads rest on is well: catalogs of the business, and tags of the account. */
export function AccountHealth({ advertiserId }: { advertiserId: string }) {
  const translate = useTranslate()
  return (
    <section aria-labelledby="account-health">
      <Typography id="account-health" variant="h6" component="h2" sx={{ mb: 1.5 }}>
        {translate('resources.analytics.health')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' }}>
        <CatalogsHealth />
        <TagsHealth advertiserId={advertiserId} />
      </Box>
    </section>
  )
}
