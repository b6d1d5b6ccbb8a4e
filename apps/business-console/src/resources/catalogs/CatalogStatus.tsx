import { useTranslate } from 'react-admin'
import type { CatalogView } from '@tessera/api-types/catalogs/views'
import { StatusChip } from '../../shared/StatusChip.tsx'

const tones = { ACTIVE: 'good', PROCESSING: 'plain', FAILED: 'bad' } as const

export function CatalogStatus({ status }: { status: CatalogView['status'] }) {
  const translate = useTranslate()
  return <StatusChip label={translate(`resources.catalogs.status.${status}`)} tone={tones[status]} />
}
