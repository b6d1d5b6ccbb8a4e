import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import { use } from 'react'
import {
  useBasename,
  useGetResourceLabel,
  useListContext,
  useResourceContext,
  useTranslate,
} from 'react-admin'
import { BusinessContext } from '../session/business-context.ts'
import { exportAddress } from './export-address.ts'
import { useExportChoice } from './export-columns.ts'

/** What the list shows, and of which business: `Catalogs – Updates – Kiln & Co`. */
function useFileTitle(): string {
  const translate = useTranslate()
  const labelOf = useGetResourceLabel()
  const [name = '', ...below] = (useResourceContext() ?? '').split('/')
  const part = below.at(-1)
  const partName = part && translate(`resources.${name}.tabs.${part}`, { _: labelOf(part, 2) })
  return [labelOf(name, 2), partName, use(BusinessContext)?.business.name].filter(Boolean).join(' – ')
}

/** Downloads every row of the list as it is filtered and sorted, with the columns that are shown. */
export function ExportButton({ filter }: { filter: object }) {
  const translate = useTranslate()
  const basename = useBasename()
  const title = useFileTitle()
  const { columns } = useExportChoice()
  const { resource, sort, filterValues, total } = useListContext()
  if (!total) return null
  return (
    <Button
      component="a"
      size="small"
      startIcon={<DownloadIcon />}
      href={exportAddress(basename, {
        resource,
        sort,
        filter: { ...(filterValues as object), ...filter },
        columns,
        title,
      })}
      download
      sx={{ whiteSpace: 'nowrap' }}
    >
      {translate('console.export')}
    </Button>
  )
}
