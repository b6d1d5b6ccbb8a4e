import { useMemo } from 'react'
import { CustomRoutes, memoryStore, Resource } from 'react-admin'
import { Navigate, Route, useLoaderData } from 'react-router-dom'
import type { OwnUser } from '@tessera/api-types/identity/views'
import { AdminFrame } from './layout/AdminFrame.tsx'
import { NotFound } from './layout/NotFound.tsx'
import { SiteLayout } from './layout/SiteLayout.tsx'
import { makeSiteAuthProvider } from './providers/auth-provider.ts'
import { makeSiteDataProvider } from './providers/data-provider.ts'
import { httpClient, waitingForLogin } from './providers/http-client.ts'
import { makeQueryClient } from './providers/query-client.ts'
import { siteResources } from './site-resources.ts'
import { identityOf } from './session/load-session.ts'
import { SITE_BASE } from './shared/console-paths.ts'

const dataProvider = makeSiteDataProvider(waitingForLogin(httpClient))
const FIRST = siteResources[0].name
const missingPage = () => <NotFound place={FIRST} />

/** What those who work for the site look after, whatever business they are in. */
export function SiteAdmin() {
  const user = useLoaderData<OwnUser>()
  const authProvider = useMemo(
    () => makeSiteAuthProvider({ identity: identityOf(user), run: dataProvider.run }),
    [user],
  )
  const store = useMemo(() => memoryStore(), [])
  const queryClient = useMemo(() => makeQueryClient(), [])
  return (
    <AdminFrame
      basename={SITE_BASE}
      dataProvider={dataProvider}
      authProvider={authProvider}
      store={store}
      queryClient={queryClient}
      layout={SiteLayout}
      catchAll={missingPage}
    >
      {siteResources.map((resource) => (
        <Resource key={resource.name} {...resource} />
      ))}
      <CustomRoutes>
        <Route path="/" element={<Navigate to={`${SITE_BASE}/${FIRST}`} replace />} />
      </CustomRoutes>
    </AdminFrame>
  )
}
