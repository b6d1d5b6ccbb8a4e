import AddIcon from '@mui/icons-material/Add'
import SetupIcon from '@mui/icons-material/ChecklistRtl'
import ListIcon from '@mui/icons-material/FormatListBulleted'
import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { useActingBusiness } from '../session/business-context.ts'
import { BUSINESSES_PATH, NEW_BUSINESS_PATH, ONBOARDING_PATH } from '../shared/console-paths.ts'
import { NewAccessTip } from './NewAccessTip.tsx'

/** What leads out of the businesses that are listed. */
const PLACES = [
  { path: BUSINESSES_PATH, label: 'console.switcher.all', Icon: ListIcon },
  { path: ONBOARDING_PATH, label: 'console.switcher.setup', Icon: SetupIcon },
  { path: NEW_BUSINESS_PATH, label: 'console.switcher.new', Icon: AddIcon },
]

export function BusinessSwitcher() {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { business, businesses, switchTo } = useActingBusiness()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <NewAccessTip>
        <Button
          color="inherit"
          variant="outlined"
          endIcon={<ExpandMoreIcon />}
          aria-haspopup="menu"
          aria-label={translate('console.switcher.label', { name: business.name })}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ minWidth: 0, borderColor: 'var(--color-border-control)' }}
        >
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {business.name}
          </Box>
        </Button>
      </NewAccessTip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {businesses.map(({ id, name, business_roles: [role] }) => (
          <MenuItem
            key={id}
            selected={id === business.id}
            onClick={() => {
              close()
              if (id !== business.id) switchTo(id)
            }}
          >
            <ListItemText primary={name} secondary={translate(`console.role.${role}`)} />
          </MenuItem>
        ))}
        <Divider />
        {PLACES.map(({ path, label, Icon }) => (
          <MenuItem key={path} onClick={() => void navigate(path)}>
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            <ListItemText>{translate(label)}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
