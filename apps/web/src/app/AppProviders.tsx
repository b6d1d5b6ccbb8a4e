import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { I18nContext } from '../shared/i18n/i18n-context.ts'
import type { MessageArea } from '../shared/i18n/messages.ts'
import type { Translator } from '../shared/i18n/translator.ts'
import type { AppStore } from '../shared/store/make-store.ts'
import type { RootState } from '../shared/store/root-reducer.ts'
import { type Site, SiteContext } from './site-context.ts'

type Props = {
  site: Site
  store: AppStore
  /** What the server rendered from: parts that come to life later do so from it, no matter what happened since. */
  served?: RootState
  translator: Translator<MessageArea>
  children: ReactNode
}

export function AppProviders({ site, store, served, translator, children }: Props) {
  return (
    <Provider store={store} {...(served && { serverState: served })}>
      <SiteContext value={site}>
        <I18nContext value={translator}>{children}</I18nContext>
      </SiteContext>
    </Provider>
  )
}
