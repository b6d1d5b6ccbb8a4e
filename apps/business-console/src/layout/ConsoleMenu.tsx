import BadgeIcon from '@mui/icons-material/BadgeOutlined'
import CampaignIcon from '@mui/icons-material/CampaignOutlined'
import HistoryIcon from '@mui/icons-material/History'
import MailIcon from '@mui/icons-material/MailOutlined'
import PeopleIcon from '@mui/icons-material/PeopleOutlined'
import SettingsIcon from '@mui/icons-material/SettingsOutlined'
import Box from '@mui/material/Box'
import { useState, type ReactNode } from 'react'
import { CanAccess, MenuItemLink, useTranslate } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { useActingBusiness } from '../session/business-context.ts'
import { readStored, store } from '../shared/browser-storage.ts'
import { MenuGroup } from './MenuGroup.tsx'
import { isGroupOpen, isWithin, navGroups, navRest, type NavItem } from './navigation.ts'

const icons: Readonly<Record<string, ReactNode>> = {
  people: <PeopleIcon />,
  invites: <MailIcon />,
  'ad-accounts': <CampaignIcon />,
  profiles: <BadgeIcon />,
  history: <HistoryIcon />,
  settings: <SettingsIcon />,
}

const itemLook = {
  mx: 1,
  borderRadius: '12px',
  minHeight: 44,
  whiteSpace: 'normal',
  '&.RaMenuItemLink-active': {
    backgroundColor: 'var(--color-accent-soft)',
    color: 'var(--color-on-accent-soft)',
    fontWeight: 600,
    '& .MuiListItemIcon-root': { color: 'inherit' },
  },
}

function MenuEntry({ item }: { item: NavItem }) {
  const { pathname } = useLocation()
  return (
    <CanAccess resource={item.resource} action={item.action}>
      <MenuItemLink
        to={item.to}
        primaryText={item.label}
        leftIcon={icons[item.resource]}
        sx={itemLook}
        {...(isWithin(item, pathname) && { 'aria-current': 'page' as const })}
      />
    </CanAccess>
  )
}

export function ConsoleMenu() {
  const translate = useTranslate()
  const { pathname } = useLocation()
  const { userId } = useActingBusiness()
  const key = `console.collapsed:${userId}`
  const [collapsed, setCollapsed] = useState<readonly string[]>(() => readStored<string[]>(key) ?? [])
  const toggle = (name: string) => {
    const next = collapsed.includes(name) ? collapsed.filter((each) => each !== name) : [...collapsed, name]
    setCollapsed(next)
    store(key, next)
  }
  return (
    <Box component="nav" aria-label={translate('console.nav.label')} sx={{ py: 2 }}>
      {navGroups.map((group) => (
        <MenuGroup
          key={group.name}
          label={translate(`console.nav.${group.name}`)}
          isOpen={isGroupOpen(group, collapsed, pathname)}
          onToggle={() => toggle(group.name)}
        >
          {group.items.map((item) => (
            <MenuEntry key={item.to} item={item} />
          ))}
        </MenuGroup>
      ))}
      <Box sx={{ mt: 1, pt: 1, borderTop: '1px solid var(--color-border)' }}>
        {navRest.map((item) => (
          <MenuEntry key={item.to} item={item} />
        ))}
      </Box>
    </Box>
  )
}
