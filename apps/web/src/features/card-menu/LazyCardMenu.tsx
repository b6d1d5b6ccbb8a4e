import { lazyComponent } from '../../shared/i18n/lazy-component.tsx'
import type { CardMenu } from './CardMenu.tsx'

/** The menu of a card; its code comes when it opens. */
export const LazyCardMenu = lazyComponent<Parameters<typeof CardMenu>[0]>(['card-menu'], async () => {
  const { CardMenu: menu } = await import('./CardMenu.tsx')
  return menu
})
