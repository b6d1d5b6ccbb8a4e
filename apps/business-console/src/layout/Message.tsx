import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface Props {
  title: string
  text?: string
  icon?: ReactNode
  /** What to do about it. */
  children?: ReactNode
  /** A failure is read out at once. */
  isAlert?: boolean
  /** Where it is all there is on the page. */
  isWholePage?: boolean
}

/** What stands where there is nothing to show: empty, failed, forbidden or missing. */
export function Message({ title, text, icon, children, isAlert = false, isWholePage = false }: Props) {
  return (
    <Box
      {...(isAlert && { role: 'alert' })}
      sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, textAlign: 'center', px: 2, py: 8 }}
    >
      {icon && <Box sx={{ color: 'text.secondary', '& svg': { fontSize: 48 } }}>{icon}</Box>}
      <Typography variant="h6" component={isWholePage ? 'h1' : 'p'}>
        {title}
      </Typography>
      {text && <Typography color="textSecondary">{text}</Typography>}
      {children}
    </Box>
  )
}
