import { useMemo } from 'react'
import { Admin, CustomRoutes, memoryStore, Resource } from 'react-admin'
import { Navigate, Route } from 'react-router-dom'
import type { BusinessView } from '@tessera/api-types/business/views'
import type { OwnUser } from '@tessera/api-types/identity/views'
import { ConsoleLayout } from './layout/ConsoleLayout.tsx'
import { adminFrame } from './layout/admin-frame.ts'
import { NotFound } from './layout/NotFound.tsx'
import { makeAuthProvider } from './providers/auth-provider.ts'
import { makeDataProvider } from './providers/data-provider.ts'
import { httpClient } from './providers/http-client.ts'
import { adAccounts } from './resources/ad-accounts/index.tsx'
import { history } from './resources/history/index.ts'
import { invites } from './resources/invites/index.ts'
import { people } from './resources/people/index.ts'
import { profiles } from './resources/profiles/index.ts'
import { BusinessSettingsPage } from './resources/settings/index.ts'
import { identityOf } from './session/identity-of.ts'
import { HUB_BASE } from './shared/console-paths.ts'

const missingPage = () => <NotFound />

interface Props {
  user: OwnUser
  business: BusinessView
}

export function ConsoleAdmin({ user, business }: Props) {
  const dataProvider = useMemo(() => makeDataProvider(business.id, httpClient), [business.id])
  const authProvider = useMemo(
    () =>
      makeAuthProvider({
        business,
        run: dataProvider.run,
        identity: identityOf(user),
      }),
    [business, dataProvider, user],
  )
  const store = useMemo(() => memoryStore(), [])
  return (
    <Admin
      {...adminFrame}
      basename={HUB_BASE}
      dataProvider={dataProvider}
      authProvider={authProvider}
      store={store}
      layout={ConsoleLayout}
      catchAll={missingPage}
    >
      <Resource {...people} />
      <Resource {...invites} />
      <Resource {...adAccounts} />
      <Resource {...profiles} />
      <Resource {...history} />
      <CustomRoutes>
        <Route path="/" element={<Navigate to={`${HUB_BASE}/people`} replace />} />
        <Route path="/settings" element={<BusinessSettingsPage />} />
      </CustomRoutes>
    </Admin>
  )
}
