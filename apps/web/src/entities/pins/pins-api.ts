import { storedDocuments } from '@tessera/api-types/documents/stored-documents'
import type { Route } from '@tessera/api-types/route'
import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { baseApi, type Call } from '../../shared/api/base-api.ts'
import type { ApiError } from '../../shared/api/call.ts'
import { entitiesReceived, type EntityBatch } from '../../shared/api/entities-received.ts'
import { type DocumentAnswer, documentCall, documentValue } from '../../shared/api/stored-document.ts'
import type { RootState } from '../../shared/store/root-reducer.ts'
import { detailVariables, pageVariables } from './closeup-variables.ts'
import { pinViewEntities, type CloseupPin, lightPinEntities } from './pin-entities.ts'

/** How a closeup query ends: with the pin, which the pins slice then holds, or with an error. spec 000 §4 */
export type CloseupResult = { kind: 'pin'; id: string } | { kind: 'error'; error: ApiError }

type Document = {
  document: Route
  variables: (state: RootState, pinId: string) => object
  entities: (pin: CloseupPin) => EntityBatch
}

type Api = Pick<BaseQueryApi, 'getState' | 'dispatch'>
type Ask = (call: Call) => PromiseLike<DocumentAnswer> | DocumentAnswer

const pinRead =
  ({ document, variables, entities }: Document) =>
  async (
    id: string,
    { getState, dispatch }: Api,
    _extra: unknown,
    ask: Ask,
  ): Promise<{ data: CloseupResult }> => {
    const answer = documentValue(await ask(documentCall(document, variables(getState() as RootState, id))))
    if ('error' in answer) return { data: { kind: 'error', error: answer.error } }
    dispatch(entitiesReceived(entities(answer.value as CloseupPin)))
    return { data: { kind: 'pin', id } }
  }

const readCloseup = pinRead({
  document: storedDocuments.CloseupDetailQuery,
  variables: detailVariables,
  entities: pinViewEntities,
})

export const pinsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    closeup: build.query<CloseupResult, string>({ queryFn: readCloseup }),
    /** The pin once more, where what it holds has expired; a failure leaves its page as it is. */
    renewedCloseup: build.query<CloseupResult, string>({ queryFn: readCloseup }),
    /** The pin without its details, where only its picture is shown. */
    lightPin: build.query<CloseupResult, string>({
      queryFn: pinRead({
        document: storedDocuments.CloseupPageQuery,
        variables: pageVariables,
        entities: lightPinEntities,
      }),
    }),
  }),
})
