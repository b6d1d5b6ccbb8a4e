import Box from '@mui/material/Box'
import { useState } from 'react'
import { useSidebarState, useTranslate } from 'react-admin'
import { isAllowed } from '../providers/console-rights.ts'
import { HUB_GROUPS, type HubGroup, type HubResource } from '../shared/console-resource.ts'
import { hubResources } from '../hub-resources.ts'
import { useActingBusiness } from '../session/business-context.ts'
import { readStored, store } from '../shared/browser-storage.ts'
import { SIDEBAR_CLOSED_WIDTH, SIDEBAR_WIDTH } from './console-theme.ts'
import { MenuEntry } from './MenuEntry.tsx'
import { MenuGroup } from './MenuGroup.tsx'
import { isGroupOpen, toggled, type MenuState, type NavGroup } from './navigation.ts'
import { useHere } from '../shared/use-hub-path.ts'

const inGroup = (group?: HubGroup) => hubResources.filter((each: HubResource) => each.group === group)
const groups = HUB_GROUPS.map((name) => ({ name, items: inGroup(name) }))

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
  const entries = (items: readonly HubResource[]) =>
    items
      .filter(({ name }) => isAllowed(business, { resource: name, action: 'list' }))
      .map((item) => <MenuEntry key={item.name} item={item} />)
  const rest = entries(inGroup())
  const toggle = (group: NavGroup) => {
    const next = toggled(group, state, here)
    setState(next)
    store(key, next.collapsed)
  }
  return (
    <Box
      component="nav"
      aria-label={translate('console.nav.label')}
      sx={{ py: 1, width: isWide ? SIDEBAR_WIDTH : SIDEBAR_CLOSED_WIDTH, overflowX: 'hidden' }}
    >
      {groups.map((group) => (
        <MenuGroup
          key={group.name}
          label={translate(`console.nav.${group.name}`)}
          isOpen={isGroupOpen(group, state, here)}
          onToggle={() => toggle(group)}
        >
          {entries(group.items)}
        </MenuGroup>
      ))}
      {rest.length > 0 && <Box sx={{ mt: 1, pt: 1, borderTop: '1px solid var(--color-border)' }}>{rest}</Box>}
    </Box>
  )
}
