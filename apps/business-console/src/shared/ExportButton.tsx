import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import { useBasename, useListContext, useTranslate } from 'react-admin'
import { exportAddress } from './export-address.ts'

/** Downloads every row of the list as it is filtered and sorted. */
export function ExportButton({ filter }: { filter: object }) {
  const translate = useTranslate()
  const basename = useBasename()
  const { resource, sort, filterValues, total } = useListContext()
  if (!total) return null
  return (
    <Button
      component="a"
      size="small"
      startIcon={<DownloadIcon />}
      href={exportAddress(basename, { resource, sort, filter: { ...(filterValues as object), ...filter } })}
      download
      sx={{ whiteSpace: 'nowrap' }}
    >
      {translate('console.export')}
    </Button>
  )
}
