import { useMemo } from 'react'
import { Admin, CustomRoutes, Resource } from 'react-admin'
import { Navigate, Route } from 'react-router-dom'
import type { BusinessView } from '@tessera/api-types/business/views'
import type { OwnUser } from '@tessera/api-types/identity/views'
import { ConsoleLayout } from './layout/ConsoleLayout.tsx'
import { adminFrame } from './layout/admin-frame.ts'
import { NotFound } from './layout/NotFound.tsx'
import { makeAuthProvider } from './providers/auth-provider.ts'
import { makeConsoleStore } from './providers/console-store.ts'
import { makeDataProvider } from './providers/data-provider.ts'
import { httpClient, waitingForLogin, watchRights } from './providers/http-client.ts'
import { makeQueryClient } from './providers/query-client.ts'
import { adAccounts } from './resources/ad-accounts/index.tsx'
import { history } from './resources/history/index.ts'
import { invites } from './resources/invites/index.ts'
import { people } from './resources/people/index.ts'
import { profiles } from './resources/profiles/index.ts'
import { BusinessSettingsPage } from './resources/settings/index.ts'
import { identityOf } from './session/load-session.ts'
import { hubOf } from './shared/console-paths.ts'

const missingPage = () => <NotFound place="people" />

interface Props {
  user: OwnUser
  business: BusinessView
  /** Told of calls the server refuses for want of rights. */
  onRefused: (isChange: boolean) => void
}

export function ConsoleAdmin({ user, business, onRefused }: Props) {
  const base = hubOf(business.id)
  const dataProvider = useMemo(
    () => makeDataProvider(business.id, watchRights(waitingForLogin(httpClient), onRefused)),
    [business.id, onRefused],
  )
  const authProvider = useMemo(
    () =>
      makeAuthProvider({
        business,
        run: dataProvider.run,
        identity: identityOf(user),
      }),
    [business, dataProvider, user],
  )
  const store = useMemo(() => makeConsoleStore(user.id), [user.id])
  const queryClient = useMemo(() => makeQueryClient(), [])
  return (
    <Admin
      {...adminFrame}
      basename={base}
      dataProvider={dataProvider}
      authProvider={authProvider}
      store={store}
      queryClient={queryClient}
      layout={ConsoleLayout}
      catchAll={missingPage}
    >
      <Resource {...people} />
      <Resource {...invites} />
      <Resource {...adAccounts} />
      <Resource {...profiles} />
      <Resource {...history} />
      <CustomRoutes>
        <Route path="/" element={<Navigate to={`${base}/people`} replace />} />
        <Route path="/settings" element={<BusinessSettingsPage />} />
      </CustomRoutes>
    </Admin>
  )
}
