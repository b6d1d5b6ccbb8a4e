import type { Route } from '../route.ts'

const document = { kind: 'query', access: 'anyone', rest: { method: 'POST', path: '/_/graphql/' } } as const

/** The stored GraphQL documents, by the name they are asked for with. spec 000 §7 */
export const storedDocuments = {
  CloseupDetailQuery: { name: 'CloseupDetailQuery', ...document },
  CloseupPageQuery: { name: 'CloseupPageQuery', ...document },
  CloseupRelatedModulesFeedQuery: { name: 'CloseupRelatedModulesFeedQuery', ...document },
} as const satisfies Record<string, Route>

export type DocumentName = keyof typeof storedDocuments

export const isDocumentName = (name: string): name is DocumentName => Object.hasOwn(storedDocuments, name)
