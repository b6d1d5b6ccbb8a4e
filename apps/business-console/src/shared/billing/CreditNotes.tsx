import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useLocale, useTranslate } from 'react-admin'
import type { CreditNoteView } from '@tessera/api-types/ads/credit-notes'
import type { InvoiceDetail } from '@tessera/api-types/ads/views'
import type { Locale } from '@tessera/api-types/locales'
import { formatValue } from '../format-value.ts'

type FileOf = (noteId: string, kind: string) => string

interface Props {
  invoice: Pick<InvoiceDetail, 'credit_notes' | 'currency'>
  /** Where a note is as a file, for those who may have it. */
  fileOf?: FileOf
}

/** What was given back of an invoice; nothing where nothing was. */
export function CreditNotes({ invoice: { credit_notes, currency }, fileOf }: Props) {
  const translate = useTranslate()
  if (credit_notes.length === 0) return null
  return (
    <Box component="section" sx={{ mt: 4 }}>
      <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
        {translate('resources.invoices.credit_notes')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 1, listStyle: 'none' }}>
        {credit_notes.map((note) => (
          <Card key={note.id} component="li" sx={{ p: 2, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <Note note={note} currency={currency} />
            {fileOf && <Files note={note} fileOf={fileOf} />}
          </Card>
        ))}
      </Box>
    </Box>
  )
}

function Note({ note, currency }: { note: CreditNoteView; currency: string }) {
  const translate = useTranslate()
  const locale = useLocale() as Locale
  const money = (micros: number) => formatValue('money', micros, { locale, currency })
  const { settled_micros, total_micros, tax_micros, line } = note
  const use = settled_micros === 0 ? 'next' : settled_micros === total_micros ? 'this' : 'both'
  const day = (date: string) => formatValue('date', date, { locale })
  return (
    <Box sx={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}>
        <Typography sx={{ fontWeight: 700 }}>{note.credit_number}</Typography>
        <Typography sx={{ fontWeight: 700 }}>{money(-total_micros)}</Typography>
      </Box>
      <Typography variant="body2" color="textSecondary">
        {[
          day(note.issued_date),
          translate(`resources.invoices.credit_reason.${note.reason}`),
          ...(line ? [`${line.campaign_name}, ${day(line.date)}`] : []),
        ].join(' · ')}
      </Typography>
      <Typography sx={{ my: 0.5, whiteSpace: 'pre-line' }}>{note.explanation}</Typography>
      <Typography variant="body2" color="textSecondary">
        {[
          translate(`resources.invoices.credit_use.${use}`, { amount: money(settled_micros) }),
          ...(tax_micros > 0
            ? [translate('resources.invoices.credit_tax', { amount: money(tax_micros) })]
            : []),
        ].join(' · ')}
      </Typography>
    </Box>
  )
}

function Files({ note: { id, credit_number: number }, fileOf }: { note: CreditNoteView; fileOf: FileOf }) {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
      {['pdf', 'csv'].map((kind) => (
        <Button
          key={kind}
          href={fileOf(id, kind)}
          download
          startIcon={<DownloadIcon />}
          aria-label={translate('resources.invoices.credit_file', { kind: kind.toUpperCase(), number })}
        >
          {kind.toUpperCase()}
        </Button>
      ))}
    </Box>
  )
}
