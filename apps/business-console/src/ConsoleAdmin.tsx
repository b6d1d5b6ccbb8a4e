import { useMemo } from 'react'
import { CustomRoutes, Resource } from 'react-admin'
import { Navigate, Route } from 'react-router-dom'
import type { BusinessView } from '@tessera/api-types/business/views'
import type { OwnUser } from '@tessera/api-types/identity/views'
import { ConsoleLayout } from './layout/ConsoleLayout.tsx'
import { AdminFrame } from './layout/AdminFrame.tsx'
import { NotFound } from './layout/NotFound.tsx'
import { makeAuthProvider } from './providers/auth-provider.ts'
import { makeConsoleStore } from './providers/console-store.ts'
import { makeDataProvider } from './providers/data-provider.ts'
import { httpClient, waitingForLogin, watchRights } from './providers/http-client.ts'
import { makeQueryClient } from './providers/query-client.ts'
import { hubResources } from './hub-resources.ts'
import { identityOf } from './session/load-session.ts'
import { hubOf } from './shared/console-paths.ts'

const FIRST = hubResources[0].name
const missingPage = () => <NotFound place={FIRST} />

interface Props {
  user: OwnUser
  business: BusinessView
  /** Called with calls the server refuses for want of rights. */
  onRefused: (isChange: boolean) => Promise<void>
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
    <AdminFrame
      basename={base}
      dataProvider={dataProvider}
      authProvider={authProvider}
      store={store}
      queryClient={queryClient}
      layout={ConsoleLayout}
      catchAll={missingPage}
    >
      {hubResources.map((resource) => (
        <Resource key={resource.name} {...resource} />
      ))}
      <CustomRoutes>
        <Route path="/" element={<Navigate to={`${base}/${FIRST}`} replace />} />
      </CustomRoutes>
    </AdminFrame>
  )
}
