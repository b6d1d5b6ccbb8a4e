import { countrySessionsRoutes } from '@tessera/api-types/country-sessions/routes'
import { selectIsAuthenticated, selectViewer } from '../../entities/session/session-slice.ts'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'
import type { AppStore } from '../../shared/store/make-store.ts'
import { countMetric } from '../../shared/tracking/track.ts'

const CARRIED = 'country_session'

const countrySessionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    countrySite: build.query(endpoint(countrySessionsRoutes['auth.countrySite'])),
    countryToken: build.mutation(endpoint(countrySessionsRoutes['auth.countryToken'])),
  }),
})

type Deps = {
  origin: string
  store: { read: (key: string) => string | null; write: (key: string, value: string) => void }
  /** Posts a form with credentials to another host; returns its response. */
  postForm: (url: string, fields: Record<string, string>) => Promise<unknown>
}

const hasData = (answer: unknown): answer is { data: { status?: unknown } } =>
  typeof answer === 'object' &&
  answer !== null &&
  'data' in answer &&
  typeof answer.data === 'object' &&
  answer.data !== null

const isSuccess = (answer: unknown): boolean => hasData(answer) && answer.data.status === 'success'

/** Signs a member in on the regional host of their country, once a browser, where one is set up. */
export async function carrySession(app: AppStore, { origin, store, postForm }: Deps): Promise<void> {
  const viewer = selectViewer(app.getState())
  if (!viewer || !selectIsAuthenticated(app.getState()) || store.read(CARRIED) === viewer.id) return
  const { countrySite, countryToken } = countrySessionsApi.endpoints
  const { data: site } = await app.dispatch(countrySite.initiate({}, { subscribe: false }))
  if (!site) return
  if (site.origin !== null && site.origin !== origin) {
    const { data: token } = await app.dispatch(countryToken.initiate({}, { track: false }))
    const path = countrySessionsRoutes['auth.countrySession'].rest.path
    const isCarried =
      token !== undefined && isSuccess(await postForm(site.origin + path, { token }).catch(() => null))
    countMetric('cctld_session', { outcome: isCarried ? 'success' : 'failure' })
    if (!isCarried) return
  }
  store.write(CARRIED, viewer.id)
}
