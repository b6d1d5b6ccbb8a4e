import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { AssetGroupContentsView, GroupOwner } from '@tessera/api-types/asset-access/views'
import { RecordLink } from '../../shared/RecordLink.tsx'
import { useHubPath } from '../../shared/use-hub-path.ts'
import { useGroupContents } from './use-group-contents.ts'

/** Whose assets a group holds, the catalogs that come with them, and what still waits for an owner. */
export function GroupFacts({ groupId }: { groupId: string }) {
  const translate = useTranslate()
  const { data, isPending, refetch } = useGroupContents(groupId)
  if (isPending) return <Skeleton variant="text" width="40%" sx={{ mb: 2 }} />
  if (!data)
    return (
      <Box role="alert" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography color="textSecondary">{translate('resources.asset-groups.contents.failed')}</Typography>
        <Button size="small" onClick={() => void refetch()}>
          {translate('console.error.retry')}
        </Button>
      </Box>
    )
  return <Facts contents={data} />
}

function Facts({ contents }: { contents: AssetGroupContentsView }) {
  const translate = useTranslate()
  const hubPath = useHubPath()
  const { adAccountOwners, profileOwners, catalogs, aoaaIds } = contents
  const facts: Record<string, ReactNode> = {
    ad_account_owners: adAccountOwners.length > 0 && <Owners owners={adAccountOwners} />,
    profile_owners: profileOwners.length > 0 && <Owners owners={profileOwners} />,
    catalogs: catalogs.length > 0 && <Catalogs catalogs={catalogs} />,
    requests: aoaaIds.length > 0 && (
      <MuiLink component={Link} to={hubPath('invites')}>
        {translate('resources.asset-groups.contents.waiting', { smart_count: aoaaIds.length })}
      </MuiLink>
    ),
  }
  const shown = Object.entries(facts).filter(([, fact]) => fact !== false)
  if (shown.length === 0) return null
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'max-content minmax(0, 1fr)' },
        columnGap: 2,
        rowGap: { xs: 0, sm: 0.5 },
        m: 0,
        mb: 2,
        fontSize: '0.875rem',
        '& dt': { color: 'text.secondary' },
        '& dd': { m: 0, mb: { xs: 1, sm: 0 }, overflowWrap: 'anywhere' },
      }}
    >
      {shown.map(([name, fact]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <dt>{translate(`resources.asset-groups.contents.${name}`)}</dt>
          <dd>{fact}</dd>
        </Box>
      ))}
    </Box>
  )
}

const Owners = ({ owners }: { owners: readonly GroupOwner[] }) => (
  <>
    {owners.map(({ id, fullName, assetIds }, index) => (
      <span key={id}>
        {index > 0 && ', '}
        <bdi>{fullName}</bdi>
        {` (${assetIds.length})`}
      </span>
    ))}
  </>
)

const Catalogs = ({ catalogs }: Pick<AssetGroupContentsView, 'catalogs'>) => (
  <>
    {catalogs.map(({ id, name }, index) => (
      <span key={id}>
        {index > 0 && ', '}
        <RecordLink resource="catalogs" id={id}>
          {name}
        </RecordLink>
      </span>
    ))}
  </>
)
