import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { useGetList, useTranslate, type RaRecord } from 'react-admin'
import { Link } from 'react-router-dom'
import { messageOf } from '../../shared/field-errors.ts'
import { useHubPath } from '../../shared/use-hub-path.ts'

/** As many as are seen at a glance; the list has the rest. */
const SHOWN = { pagination: { page: 1, perPage: 4 }, sort: { field: 'name', order: 'ASC' } } as const

interface Props<R extends RaRecord> {
  resource: 'catalogs' | 'tags'
  filter?: object
  render: (record: R) => ReactNode
}

/** The health of some records of one kind, each by itself. */
export function HealthCard<R extends RaRecord>({ resource, filter = {}, render }: Props<R>) {
  const translate = useTranslate()
  const hubPath = useHubPath()
  const id = useId()
  const read = useGetList<R>(resource, { ...SHOWN, filter }, { onError: () => undefined })
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
        <Typography id={id} component="h3" sx={{ fontWeight: 700, flex: 1 }}>
          {translate(`resources.analytics.${resource}`)}
        </Typography>
        <Button component={Link} to={hubPath(resource)} size="small">
          {translate(`resources.analytics.${resource}_all`)}
        </Button>
      </Box>
      <Records<R> resource={resource} read={read} render={render} />
    </Card>
  )
}

type RecordsProps<R extends RaRecord> = Pick<Props<R>, 'render' | 'resource'> & {
  read: ReturnType<typeof useGetList<R>>
}

function Records<R extends RaRecord>({ resource, render, read }: RecordsProps<R>) {
  const translate = useTranslate()
  const { data, error, refetch } = read
  if (!data && error)
    return (
      <Alert
        severity="error"
        action={<Button onClick={() => void refetch()}>{translate('console.error.retry')}</Button>}
      >
        {translate(messageOf(error), { _: messageOf(error) })}
      </Alert>
    )
  if (!data) return <Skeleton variant="rounded" height={72} />
  if (data.length === 0)
    return <Typography color="textSecondary">{translate(`resources.analytics.no_${resource}`)}</Typography>
  return (
    <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 2, listStyle: 'none' }}>
      {data.map((record) => (
        <Box component="li" key={record.id} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {render(record)}
        </Box>
      ))}
    </Box>
  )
}
