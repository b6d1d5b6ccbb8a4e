import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'

/** One part of a report's page. */
export function CaseCard({ title, children }: { title: string; children: ReactNode }) {
  const translate = useTranslate()
  return (
    <Card
      component="section"
      sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 1.5, justifyItems: 'start', minWidth: 0 }}
    >
      <Typography variant="h6" component="h2">
        {translate(title)}
      </Typography>
      {children}
    </Card>
  )
}
