import { createHash } from 'node:crypto'
import { closeupConditions } from '@tessera/api-types/documents/closeup-conditions'
import type { DocumentName } from '@tessera/api-types/documents/stored-documents'
import { PinCard, PinView } from '@tessera/api-types/pins/views'
import { camelName } from '@tessera/api-types/wire/key-case'

const ERROR = '... on Error { apiErrorCode code message messageDetail extraData httpStatus }'

const DIRECTIVES = {
  members: '@include(if: $isAuth)',
  visitors: '@skip(if: $isAuth)',
  desktop: '@include(if: $isDesktop)',
}

const onCloseup = (field: string): string => {
  const condition = (closeupConditions as Partial<Record<string, keyof typeof DIRECTIVES>>)[field]
  return condition ? `${camelName(field)} ${DIRECTIVES[condition]}` : camelName(field)
}

const cardFields = Object.keys(PinCard.shape)
const ownFields = (fields: readonly string[]) =>
  ['entityId', ...fields.filter((field) => field !== 'recommendation_reason').map(onCloseup)].join(' ')

const LIGHT = ownFields(cardFields)
const FULL = ownFields(Object.keys(PinView.shape))
const CARD = ['entityId', ...cardFields.map(camelName)].join(' ')

const STORY = '... on Story { id type containerType title action displayOptions objects }'

/** The only documents that can be asked for. // spec 000 §7 */
const documents: Record<DocumentName, string> = {
  CloseupDetailQuery: `query CloseupDetailQuery($pinId: ID!, $isAuth: Boolean = false, $isDesktop: Boolean = false) {
    pin(id: $pinId) { __typename ... on Pin { ${FULL} } ${ERROR} }
  }`,
  CloseupPageQuery: `query CloseupPageQuery($pinId: ID!, $isAuth: Boolean = false) {
    pin(id: $pinId) { __typename ... on Pin { ${LIGHT} } ${ERROR} }
  }`,
  CloseupRelatedModulesFeedQuery: `query CloseupRelatedModulesFeedQuery(
    $pinId: ID!, $source: String, $searchQuery: String, $topLevelSource: String, $topLevelSourceDepth: Int,
    $homefeedSourceSig: String, $pageSize: Int = 12, $cursor: String
  ) {
    relatedModules(
      pinId: $pinId, source: $source, searchQuery: $searchQuery, topLevelSource: $topLevelSource,
      topLevelSourceDepth: $topLevelSourceDepth, homefeedSourceSig: $homefeedSourceSig,
      pageSize: $pageSize, cursor: $cursor
    ) {
      __typename
      ... on Feed { edges { cursor node { __typename ... on Pin { ${CARD} } ${STORY} } } pageInfo { endCursor hasNextPage } }
      ${ERROR}
    }
  }`,
}

/** SHA-256 of a document's text, in hex. */
export const documentHash = (text: string): string => createHash('sha256').update(text).digest('hex')

const byKey = new Map(
  Object.entries(documents).flatMap(([name, text]) => [
    [name, text],
    [documentHash(text), text],
  ]),
)

/** A stored document by its name or hash. */
export const storedDocument = (key: unknown): string | undefined =>
  typeof key === 'string' ? byKey.get(key) : undefined
