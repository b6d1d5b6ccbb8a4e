import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import ButtonBase from '@mui/material/ButtonBase'
import Collapse from '@mui/material/Collapse'
import { useId, type ReactNode } from 'react'
import { useSidebarState } from 'react-admin'

interface Props {
  label: string
  isOpen: boolean
  onToggle: () => void
  children: ReactNode
}

const head = {
  width: '100%',
  justifyContent: 'space-between',
  px: 3,
  minHeight: { xs: 44, sm: 36 },
  fontFamily: 'inherit',
  fontSize: '0.8125rem',
  fontWeight: 600,
  color: 'var(--color-text-subtle)',
  // The menu cuts off what stands over its edges.
  '&.Mui-focusVisible': { outlineOffset: -3 },
}

/** A collapsible part of the sidebar; on the narrow one only the icons of its items remain. */
export function MenuGroup({ label, isOpen, onToggle, children }: Props) {
  const id = useId()
  const [isWide] = useSidebarState()
  if (!isWide) return <>{children}</>
  return (
    <>
      <ButtonBase aria-expanded={isOpen} aria-controls={id} onClick={onToggle} sx={head}>
        {label}
        <ExpandMoreIcon
          fontSize="small"
          sx={{ transform: isOpen ? 'none' : 'rotate(-90deg)', transition: 'transform var(--motion-quick)' }}
        />
      </ButtonBase>
      <Collapse id={id} in={isOpen} unmountOnExit>
        {children}
      </Collapse>
    </>
  )
}
