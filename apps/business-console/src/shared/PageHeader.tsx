import ArrowBackIcon from '@mui/icons-material/ArrowBack'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useGetResourceLabel, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { listAddress } from './list-address.ts'
import { useHeadingFocus } from './use-heading-focus.ts'
import { useRecentRecord } from './recent-records.ts'
import { useHubPath } from './use-hub-path.ts'

interface Props {
  title: string
  /** The list this page belongs to, below the address of the hub. */
  back?: string
  /** Main actions of the page. */
  children?: ReactNode
}

export function PageHeader({ title, back, children }: Props) {
  const translate = useTranslate()
  const hubPath = useHubPath()
  const heading = useHeadingFocus()
  useRecentRecord(back ? title : '')
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, mb: 2, minHeight: 44 }}>
      <title>{`${title} · ${translate('console.name')}`}</title>
      {back && (
        <IconButton
          component={Link}
          to={listAddress(hubPath(back))}
          aria-label={translate('console.back_to_list')}
          edge="start"
        >
          <ArrowBackIcon sx={{ '&:dir(rtl)': { transform: 'scaleX(-1)' } }} />
        </IconButton>
      )}
      <Typography
        ref={heading}
        tabIndex={-1}
        variant="h5"
        component="h1"
        sx={{ fontWeight: 700, flex: '1 1 11rem', minWidth: 0, overflowWrap: 'anywhere' }}
      >
        {title}
      </Typography>
      {children}
    </Box>
  )
}

/** The head of a list: its resource's name. */
export function ListHeader({ resource, children }: { resource: string; children?: ReactNode }) {
  const labelOf = useGetResourceLabel()
  return <PageHeader title={labelOf(resource)}>{children}</PageHeader>
}
