import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { ReactElement } from 'react'
import { useTranslate } from 'react-admin'
import { useActingBusiness } from '../session/business-context.ts'
import { useNarrowScreen } from '../shared/use-small-screen.ts'

/** Tells of businesses somebody was given access to since the last load, until dismissed. */
export function NewAccessTip({ children }: { children: ReactElement }) {
  const translate = useTranslate()
  const { fresh, dismissFresh } = useActingBusiness()
  const isNarrow = useNarrowScreen()
  if (fresh.length === 0) return children
  const title = (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <span>
        {fresh.map(({ id, name }) => (
          <div key={id}>{translate('console.switcher.new_access', { name })}</div>
        ))}
      </span>
      <IconButton size="small" aria-label={translate('console.switcher.dismiss')} onClick={dismissFresh}>
        <CloseIcon fontSize="inherit" />
      </IconButton>
    </Box>
  )
  return (
    <Tooltip
      open
      arrow
      placement={isNarrow ? 'bottom' : 'right'}
      title={title}
      describeChild
      disableFocusListener
      disableHoverListener
      disableTouchListener
    >
      {children}
    </Tooltip>
  )
}
