import { pinsRoutes } from '@tessera/api-types/pins/routes'
import { baseApi } from '../../shared/api/base-api.ts'
import type { ApiError } from '../../shared/api/call.ts'
import { endpoint } from '../../shared/api/endpoint.ts'
import { pinViewEntities } from './pin-entities.ts'

/** How a closeup query ends: with the pin, which the pins slice then holds, or with an error. spec 000 §4 */
export type CloseupResult = { kind: 'pin'; id: string } | { kind: 'error'; error: ApiError }

const pinGet = endpoint(pinsRoutes['pins.get'], { entities: pinViewEntities })

export const pinsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    closeup: build.query<CloseupResult, string>({
      queryFn: async (id, _api, _extra, call) => {
        const { error } = await call(pinGet.query({ id }))
        return { data: error ? { kind: 'error', error } : { kind: 'pin', id } }
      },
    }),
  }),
})
