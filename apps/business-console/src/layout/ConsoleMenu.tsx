import BadgeIcon from '@mui/icons-material/BadgeOutlined'
import CampaignIcon from '@mui/icons-material/CampaignOutlined'
import HistoryIcon from '@mui/icons-material/History'
import MailIcon from '@mui/icons-material/MailOutlined'
import PeopleIcon from '@mui/icons-material/PeopleOutlined'
import SettingsIcon from '@mui/icons-material/SettingsOutlined'
import Box from '@mui/material/Box'
import { useState, type ReactNode } from 'react'
import { useSidebarState, useTranslate } from 'react-admin'
import { isAllowed } from '../providers/console-rights.ts'
import { useActingBusiness } from '../session/business-context.ts'
import { readStored, store } from '../shared/browser-storage.ts'
import { SIDEBAR_CLOSED_WIDTH, SIDEBAR_WIDTH } from './console-theme.ts'
import { MenuEntry } from './MenuEntry.tsx'
import { MenuGroup } from './MenuGroup.tsx'
import {
  isGroupOpen,
  navGroups,
  navRest,
  toggled,
  type MenuState,
  type NavGroup,
  type NavItem,
} from './navigation.ts'
import { useHere } from '../shared/use-hub-path.ts'

const icons: Readonly<Record<string, ReactNode>> = {
  people: <PeopleIcon />,
  invites: <MailIcon />,
  'ad-accounts': <CampaignIcon />,
  profiles: <BadgeIcon />,
  history: <HistoryIcon />,
  settings: <SettingsIcon />,
}

export function ConsoleMenu() {
  const translate = useTranslate()
  const here = useHere()
  const { userId, business } = useActingBusiness()
  const [isWide] = useSidebarState()
  const key = `console.collapsed:${userId}`
  const [state, setState] = useState<MenuState>(() => ({
    collapsed: readStored<string[]>(key) ?? [],
    collapsedAt: null,
  }))
  const visible = (items: readonly NavItem[]) => items.filter((item) => isAllowed(business, item))
  const rest = visible(navRest)
  const toggle = (group: NavGroup) => {
    const next = toggled(group, state, here)
    setState(next)
    store(key, next.collapsed)
  }
  return (
    <Box
      component="nav"
      aria-label={translate('console.nav.label')}
      sx={{ py: 2, width: isWide ? SIDEBAR_WIDTH : SIDEBAR_CLOSED_WIDTH, overflowX: 'hidden' }}
    >
      {navGroups.map((group) => (
        <MenuGroup
          key={group.name}
          label={translate(`console.nav.${group.name}`)}
          isOpen={isGroupOpen(group, state, here)}
          onToggle={() => toggle(group)}
        >
          {visible(group.items).map((item) => (
            <MenuEntry key={item.place} item={item} icon={icons[item.resource]} />
          ))}
        </MenuGroup>
      ))}
      {rest.length > 0 && (
        <Box sx={{ mt: 1, pt: 1, borderTop: '1px solid var(--color-border)' }}>
          {rest.map((item) => (
            <MenuEntry key={item.place} item={item} icon={icons[item.resource]} />
          ))}
        </Box>
      )}
    </Box>
  )
}
