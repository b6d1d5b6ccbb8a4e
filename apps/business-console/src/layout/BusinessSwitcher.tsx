import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useActingBusiness } from '../session/business-context.ts'
import { NewAccessTip } from './NewAccessTip.tsx'

const BusinessMenu = lazy(async () => ({ default: (await import('./BusinessMenu.tsx')).BusinessMenu }))

export function BusinessSwitcher() {
  const translate = useTranslate()
  const { business } = useActingBusiness()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <NewAccessTip>
        <Button
          color="inherit"
          variant="outlined"
          endIcon={<ExpandMoreIcon />}
          aria-haspopup="true"
          aria-expanded={anchor !== null}
          aria-label={translate('console.switcher.label', { name: business.name })}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ minWidth: 0, borderColor: 'var(--color-border-control)' }}
        >
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {business.name}
          </Box>
        </Button>
      </NewAccessTip>
      {anchor && (
        <Suspense>
          <BusinessMenu anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  )
}
