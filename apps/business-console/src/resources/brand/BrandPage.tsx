import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { ListHeader } from '../../shared/PageHeader.tsx'
import { LoadFailure } from '../../shared/LoadFailure.tsx'
import { readBrand } from './brand-calls.ts'
import { BrandForm } from './BrandForm.tsx'
import { BrandHistory } from './BrandHistory.tsx'

const columns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 720px) minmax(280px, 1fr)' },
  maxWidth: 1100,
}

/** The name, logo and colors of the site, and who changed them. */
export function BrandPage() {
  const { data: brand, error, refetch } = useQuery({ queryKey: ['siteBrand'], queryFn: readBrand })
  return (
    <>
      <ListHeader resource="brand" />
      {error && !brand && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!error && !brand && <Skeleton variant="rounded" height={420} sx={{ maxWidth: 720 }} />}
      {brand && (
        <Box sx={columns}>
          <Card sx={{ p: { xs: 2, sm: 3 }, overflow: 'visible' }}>
            <BrandForm brand={brand} />
          </Card>
          <BrandHistory history={brand.history} />
        </Box>
      )}
    </>
  )
}
