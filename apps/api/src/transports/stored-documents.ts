import { createHash } from 'node:crypto'
import type { DocumentName } from '@tessera/api-types/documents/stored-documents'
import { closeupFields, closeupHeadFields, type DocumentField, fieldsOfType } from './document-fields.ts'

const DIRECTIVES = {
  members: '@include(if: $isAuth)',
  visitors: '@skip(if: $isAuth)',
  desktop: '@include(if: $isDesktop)',
}

const textOf = (fields: readonly DocumentField[]): string =>
  fields.map(({ name, condition }) => (condition ? `${name} ${DIRECTIVES[condition]}` : name)).join(' ')

const ERROR = `... on Error { ${textOf(fieldsOfType.Error)} }`
const CARD = `... on Pin { ${textOf(fieldsOfType.Pin)} }`
const STORY = `... on Story { ${textOf(fieldsOfType.Story)} }`

/** The only documents that can be asked for. // spec 000 §7 */
const documents: Record<DocumentName, string> = {
  CloseupDetailQuery: `query CloseupDetailQuery($pinId: ID!, $isAuth: Boolean = false, $isDesktop: Boolean = false) {
    pin(id: $pinId) { __typename ... on Pin { ${textOf(closeupFields)} } ${ERROR} }
  }`,
  CloseupPageQuery: `query CloseupPageQuery($pinId: ID!, $isAuth: Boolean = false) {
    pin(id: $pinId) { __typename ... on Pin { ${textOf(closeupHeadFields)} } ${ERROR} }
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
      ... on Feed { edges { cursor node { __typename ${CARD} ${STORY} } } pageInfo { endCursor hasNextPage } }
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
