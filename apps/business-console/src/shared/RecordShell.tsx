import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import { Children, type ReactNode } from 'react'
import { PageHeader } from './PageHeader.tsx'

interface Props {
  title: string
  /** The list the record belongs to, below the address of the hub; the way back leads to it as it was left. */
  back: string
  /** The picture of who or what it is; null for the first letter of its name, none without it. */
  image?: string | null
  /** Its role or status. */
  chip?: ReactNode
  /** What one wants to know of it first: address, days, owner. */
  facts?: readonly ReactNode[]
  /** What can be done with it. */
  actions?: ReactNode
  /** Its parts, each at an address of its own. */
  tabs?: ReactNode
  children: ReactNode
}

const avatar = {
  width: 48,
  height: 48,
  fontSize: 20,
  fontWeight: 600,
  backgroundColor: 'var(--color-accent-soft)',
  color: 'var(--color-on-accent-soft)',
}

/** The page of one record: who or what it is above, its parts below. */
export function RecordShell({ title, back, image, chip, facts = [], actions, tabs, children }: Props) {
  const shown = facts.filter((fact) => fact !== null && fact !== undefined && fact !== '')
  return (
    <>
      <PageHeader title={title} back={back}>
        {actions}
      </PageHeader>
      {(image !== undefined || chip || shown.length > 0) && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 2, minWidth: 0 }}>
          {image !== undefined && (
            <Avatar src={image ?? undefined} alt="" sx={avatar}>
              {title.slice(0, 1).toUpperCase()}
            </Avatar>
          )}
          <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5 }}>
            {chip}
            <Facts facts={shown} />
          </Box>
        </Box>
      )}
      {tabs}
      {children}
    </>
  )
}

const Facts = ({ facts }: { facts: readonly ReactNode[] }) => (
  <Box sx={{ color: 'text.secondary', fontSize: 14, minWidth: 0, overflowWrap: 'anywhere' }}>
    {Children.toArray(facts).flatMap((fact, index) => (index > 0 ? [' · ', fact] : [fact]))}
  </Box>
)
