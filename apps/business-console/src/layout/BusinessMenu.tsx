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

const PAPER = { paper: { sx: { width: 320, maxWidth: '100%' } } }
const WRAPPED = { overflowWrap: 'anywhere', whiteSpace: 'normal' }

const isFoundBy = (search: string) => {
  const wanted = search.trim().toLocaleLowerCase()
  return ({ name }: { name: string }) => name.toLocaleLowerCase().includes(wanted)
}

/** The businesses somebody works in, found by name where they are many, and what leads out of them. */
export function BusinessMenu({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { business, businesses, switchTo } = useActingBusiness()
  const [search, setSearch] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const hasSearch = businesses.length > SEEN_AT_ONCE
  const found = businesses.filter(isFoundBy(search))
  const ended = (act: () => void) => () => {
    onClose()
    act()
  }
  const chosen = (id: string) => ended(() => id !== business.id && switchTo(id))
  const goOn = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
    else if (event.key === 'Enter' && search !== '' && found[0]) chosen(found[0].id)()
    else return
    event.preventDefault()
  }
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={PAPER}
    >
      {hasSearch && (
        <Search value={search} onChange={setSearch} onKeyDown={goOn} isVain={found.length === 0} />
      )}
      <MenuList ref={list} autoFocusItem={!hasSearch}>
        {found.map(({ id, name, business_roles: [role] }) => (
          <MenuItem key={id} selected={id === business.id} onClick={chosen(id)}>
            <ListItemText primary={name} secondary={translate(`console.role.${role}`)} sx={WRAPPED} />
          </MenuItem>
        ))}
        {found.length > 0 && <Divider component="li" />}
        {PLACES.map(({ path, label, Icon }) => (
          <MenuItem key={path} onClick={ended(() => void navigate(path))}>
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

interface SearchProps {
  value: string
  onChange: (value: string) => void
  onKeyDown: (event: KeyboardEvent) => void
  /** Nothing has such a name. */
  isVain: boolean
}

const takeFocus = (field: HTMLInputElement | null): void => field?.focus()

function Search({ value, onChange, onKeyDown, isVain }: SearchProps) {
  const translate = useTranslate()
  return (
    <Box sx={{ p: 2, pb: 1 }}>
      <TextField
        type="search"
        size="small"
        margin="none"
        fullWidth
        inputRef={takeFocus}
        label={translate('console.switcher.search')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {isVain && (
        <Typography role="status" color="textSecondary" sx={{ pt: 2 }}>
          {translate('ra.navigation.no_results')}
        </Typography>
      )}
    </Box>
  )
}
