import TrendsIcon from '@mui/icons-material/TrendingUpOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import type { TrendsView } from '@tessera/api-types/search/trends'
import { Message } from '../../layout/Message.tsx'
import { ListHeader } from '../../shared/PageHeader.tsx'
import { useRun } from '../../shared/use-operation.ts'
import { TopicTable } from './TopicTable.tsx'

/** What people save more of, and what they search for. */
export const TrendsPage = () => (
  <>
    <ListHeader resource="trends" />
    <Trends />
  </>
)

function Trends() {
  const translate = useTranslate()
  const run = useRun()
  const { data, isPending, refetch } = useQuery({
    queryKey: ['trends'],
    queryFn: () => run('search.trends', {}),
  })
  if (isPending) return <Skeleton variant="rounded" height={420} />
  if (!data) {
    return (
      <Message isAlert title={translate('console.error.load')}>
        <Button variant="contained" onClick={() => void refetch()}>
          {translate('console.error.retry')}
        </Button>
      </Message>
    )
  }
  if (data.topics.length === 0 && data.searches.length === 0) {
    return (
      <Message
        title={translate('resources.trends.empty')}
        text={translate('resources.trends.empty_text')}
        icon={<TrendsIcon />}
      />
    )
  }
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { lg: '3fr 2fr' }, alignItems: 'start' }}>
      {data.topics.length > 0 && (
        <Section id="trending-topics" title={translate('resources.trends.topics')}>
          <TopicTable topics={data.topics} />
        </Section>
      )}
      {data.searches.length > 0 && (
        <Section id="trending-searches" title={translate('resources.trends.searches')}>
          <Searches searches={data.searches} />
        </Section>
      )}
    </Box>
  )
}

const Section = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
    <Typography id={id} variant="h6" component="h2" sx={{ mb: 1 }}>
      {title}
    </Typography>
    {children}
  </Box>
)

const Searches = ({ searches }: Pick<TrendsView, 'searches'>) => (
  <Box component="ol" sx={{ m: 0, pl: 3, display: 'grid', gap: 1 }}>
    {searches.map((query) => (
      <li key={query}>
        <MuiLink href={`/search/pins/?q=${encodeURIComponent(query)}`} underline="hover">
          {query}
        </MuiLink>
      </li>
    ))}
  </Box>
)
