import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { ProductGroup } from './promote-form.ts'

/** What a promoted group shows: its products, in turn. */
export function GroupPreview({ group }: { group: ProductGroup }) {
  const translate = useTranslate()
  const { name, catalog_name: catalog, product_count: count } = group
  return (
    <Box
      component="section"
      aria-label={translate('console.promote.groups.preview')}
      sx={{ border: '1px solid var(--color-border)', borderRadius: 'var(--radius-large)', p: 2 }}
    >
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
      <Typography variant="body2" color="textSecondary">
        {translate('console.promote.groups.size', { catalog, count })}
      </Typography>
      <Typography variant="body2" sx={{ mt: 1 }}>
        {translate('console.promote.groups.preview_text')}
      </Typography>
    </Box>
  )
}
