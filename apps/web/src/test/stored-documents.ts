import type { PinView } from '@tessera/api-types/pins/views'
import { camelKeys } from '@tessera/api-types/wire/key-case'

const named = (typename: string, value: object) => ({
  __typename: typename,
  ...(camelKeys(value) as object),
})

/** A pin as the documents of its page return it. */
export const pinDocument = (pin: PinView) => ({ pin: named('Pin', pin) })

/** A pin's document where the server refuses. */
export const pinDocumentError = (httpStatus: number, message = 'No.') => ({
  pin: named('Error', { api_error_code: 50, code: 50, message, message_detail: '', httpStatus }),
})

/** One page of what is related to a pin. */
export const relatedDocument = (items: readonly object[], next: string | null = null) => ({
  relatedModules: {
    __typename: 'Feed',
    edges: items.map((node, at) => ({ cursor: `after-${at}`, node: camelKeys(node) })),
    pageInfo: { endCursor: next ?? 'last', hasNextPage: next !== null },
  },
})
