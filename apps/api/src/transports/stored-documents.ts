import { createHash } from 'node:crypto'
import type { DocumentName } from '@tessera/api-types/documents/stored-documents'

const ERROR = '... on Error { apiErrorCode code message messageDetail extraData httpStatus }'

const LIGHT = `id entityId type title gridTitle altText dominantColor link domain createdAt imageSignature images
  priceValue priceCurrency repinCount pinner board aggregatedPinData savedInfo @include(if: $isAuth)`

const FULL = `${LIGHT}
  description seoTitle seoDescription section commentsDisabled reactionCounts richMetadata
  seoUrl @skip(if: $isAuth) relatedInterests @skip(if: $isAuth)
  pinnerFollowerCount shareCount @include(if: $isDesktop)
  note @include(if: $isAuth) reactionByMe @include(if: $isAuth)
  pinnerFollowedByMe @include(if: $isAuth) abilities @include(if: $isAuth)`

const CARD = `id entityId type title gridTitle altText dominantColor link domain createdAt imageSignature images
  priceValue priceCurrency repinCount pinner board aggregatedPinData savedInfo recommendationReason`

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
