import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

/** One part of the program. */
export function MerchantCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2, minWidth: 0 }}>
      <Typography variant="h6" component="h2">
        {title}
      </Typography>
      {children}
    </Card>
  )
}
