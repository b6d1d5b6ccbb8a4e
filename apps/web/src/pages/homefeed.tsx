import { HomeScreen } from '../features/home-feed/HomeScreen.tsx'
import { homeHead, preloadHome } from '../features/home-feed/home-page.ts'
import { saveActionsOf } from '../features/save-pin/SaveActions.tsx'
import type { MessageArea } from '../shared/i18n/messages.ts'

export const messageAreas: readonly MessageArea[] = ['pins', 'home']
export const preload = preloadHome
export const head = homeHead

export const Page = () => <HomeScreen actionsOf={saveActionsOf} />
