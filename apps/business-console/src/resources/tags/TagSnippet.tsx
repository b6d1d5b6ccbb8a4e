import CopyIcon from '@mui/icons-material/ContentCopyOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useNotify, useTranslate } from 'react-admin'

const code = {
  m: 0,
  p: 2,
  borderRadius: 1,
  fontSize: '0.8125rem',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  backgroundColor: 'var(--color-surface-sunken)',
} as const

/** What the owner puts into the pages of their website. */
export function TagSnippet({ snippet }: { snippet: string }) {
  const translate = useTranslate()
  const notify = useNotify()
  const id = useId()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(snippet)
      notify('resources.tags.copied', { type: 'success' })
    } catch {
      notify('resources.tags.copy_failed', { type: 'warning' })
    }
  }
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 1.5 }}>
      <Typography id={id} variant="h6" component="h2">
        {translate('resources.tags.install')}
      </Typography>
      <Typography color="textSecondary">{translate('resources.tags.install_text')}</Typography>
      <Box component="pre" dir="ltr" tabIndex={0} sx={code}>
        {snippet}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {translate('resources.tags.privacy_text')}
      </Typography>
      <Box>
        <Button startIcon={<CopyIcon />} variant="outlined" onClick={() => void copy()}>
          {translate('resources.tags.copy')}
        </Button>
      </Box>
    </Card>
  )
}
