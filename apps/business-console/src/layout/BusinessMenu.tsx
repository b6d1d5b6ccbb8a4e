import AddIcon from '@mui/icons-material/Add'
import SetupIcon from '@mui/icons-material/ChecklistRtl'
import ListIcon from '@mui/icons-material/FormatListBulleted'
import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import MenuItem from '@mui/material/MenuItem'
import MenuList from '@mui/material/MenuList'
import Popover from '@mui/material/Popover'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { useActingBusiness } from '../session/business-context.ts'
import { BUSINESSES_PATH, NEW_BUSINESS_PATH, ONBOARDING_PATH } from '../shared/console-paths.ts'

/** What leads out of the businesses that are listed. */
const PLACES = [
  { path: BUSINESSES_PATH, label: 'console.switcher.all', Icon: ListIcon },
  { path: ONBOARDING_PATH, label: 'console.switcher.setup', Icon: SetupIcon },
  { path: NEW_BUSINESS_PATH, label: 'console.switcher.new', Icon: AddIcon },
]

/** More than these are searched rather than read. */
const SEEN_AT_ONCE = 7

/** The businesses somebody works in, found by name where they are many, and what leads out of them. */
export function BusinessMenu({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { business, businesses, switchTo } = useActingBusiness()
  const [search, setSearch] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const hasSearch = businesses.length > SEEN_AT_ONCE
  const wanted = search.trim().toLocaleLowerCase()
  const found = businesses.filter(({ name }) => name.toLocaleLowerCase().includes(wanted))
  const choose = (id: string) => {
    onClose()
    if (id !== business.id) switchTo(id)
  }
  const goOn = (event: KeyboardEvent) => {
    const [first] = found
    if (event.key === 'ArrowDown') list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
    else if (event.key === 'Enter' && wanted !== '' && first) choose(first.id)
    else return
    event.preventDefault()
  }
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { sx: { width: 320, maxWidth: '100%' } } }}
    >
      {hasSearch && (
        <Box sx={{ p: 2, pb: 1 }}>
          <TextField
            type="search"
            size="small"
            margin="none"
            fullWidth
            autoFocus
            label={translate('console.switcher.search')}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            onKeyDown={goOn}
          />
          {found.length === 0 && (
            <Typography role="status" color="textSecondary" sx={{ pt: 2 }}>
              {translate('ra.navigation.no_results')}
            </Typography>
          )}
        </Box>
      )}
      <MenuList ref={list} autoFocusItem={!hasSearch}>
        {found.map(({ id, name, business_roles: [role] }) => (
          <MenuItem key={id} selected={id === business.id} onClick={() => choose(id)}>
            <ListItemText
              primary={name}
              secondary={translate(`console.role.${role}`)}
              sx={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }}
            />
          </MenuItem>
        ))}
        {found.length > 0 && <Divider component="li" />}
        {PLACES.map(({ path, label, Icon }) => (
          <MenuItem
            key={path}
            onClick={() => {
              onClose()
              void navigate(path)
            }}
          >
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            <ListItemText>{translate(label)}</ListItemText>
          </MenuItem>
        ))}
      </MenuList>
    </Popover>
  )
}
