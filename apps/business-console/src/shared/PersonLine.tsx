import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface Props {
  name: string
  image: string | null
  size?: number
  /** Stands for the name, for example a link. */
  title?: ReactNode
  children?: ReactNode
}

/** A face and a name, with more below them. */
export const PersonLine = ({ name, image, size = 36, title = name, children }: Props) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
    <Avatar
      src={image ?? undefined}
      alt=""
      sx={{
        width: size,
        height: size,
        fontSize: size * 0.42,
        fontWeight: 600,
        backgroundColor: 'var(--color-accent-soft)',
        color: 'var(--color-on-accent-soft)',
      }}
    >
      {name.slice(0, 1).toUpperCase()}
    </Avatar>
    <Box sx={{ minWidth: 0, overflowWrap: 'break-word' }}>
      <Box sx={{ fontWeight: 600, textWrap: 'balance' }}>{title}</Box>
      {children}
    </Box>
  </Box>
)
