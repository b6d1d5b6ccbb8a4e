import { type DocumentName, storedDocuments } from '@tessera/api-types/documents/stored-documents'
import type { Context } from '../kernel/context.ts'
import type { Operation } from '../kernel/operation.ts'
import type { Connection } from './connection.ts'
import { closeupFields, closeupHeadFields, type DocumentField, fieldsOfType } from './document-fields.ts'
import { resolversOf } from './resolvers.ts'

type Value = Record<string, unknown>
type TypedValue = Value & { __typename: 'Pin' | 'Story' | 'Error' | 'Feed' }

/** The value of a stored document as its one query field, e.g. `{pin: {__typename: 'Pin', …}}`. */
type DocumentValue = (name: DocumentName, variables: Value, call: Context) => Promise<Value>

const RELATED_PAGE_SIZE = 12

const isReturned = ({ condition }: DocumentField, { isAuth = false, isDesktop = false }: Value): boolean => {
  if (condition === 'members') return isAuth === true
  if (condition === 'visitors') return isAuth !== true
  return condition === null || isDesktop === true
}

function pick(value: TypedValue, fields: readonly DocumentField[], variables: Value): Value {
  const returned = fields.filter((field) => isReturned(field, variables))
  const entries = returned.map(({ name }) => [name, (name === 'entityId' ? value.id : value[name]) ?? null])
  return { __typename: value.__typename, ...Object.fromEntries(entries) }
}

const pickByType = (value: TypedValue): Value =>
  value.__typename === 'Feed' ? value : pick(value, fieldsOfType[value.__typename], {})

const pickPin =
  (fields: readonly DocumentField[]) =>
  (value: TypedValue, variables: Value): Value =>
    value.__typename === 'Error' ? pickByType(value) : pick(value, fields, variables)

function pickFeed(value: TypedValue): Value {
  if (value.__typename !== 'Feed') return pickByType(value)
  const { edges, pageInfo } = value as unknown as Connection
  const picked = edges.map(({ cursor, node }) => ({ cursor, node: pickByType(node as TypedValue) }))
  return { __typename: value.__typename, edges: picked, pageInfo }
}

const idOnly = ({ pinId }: Value): Value => ({ id: pinId })

const documents = {
  [storedDocuments.CloseupDetailQuery.name]: {
    field: 'pin',
    toArguments: idOnly,
    select: pickPin(closeupFields),
  },
  [storedDocuments.CloseupPageQuery.name]: {
    field: 'pin',
    toArguments: idOnly,
    select: pickPin(closeupHeadFields),
  },
  [storedDocuments.CloseupRelatedModulesFeedQuery.name]: {
    field: 'relatedModules',
    toArguments: (variables: Value): Value => ({ pageSize: RELATED_PAGE_SIZE, ...variables }),
    select: pickFeed,
  },
}

/** Reads stored documents by calling their operations: the values that the GraphQL engine returns, without it. */
export function documentValues(operations: readonly Operation[]): DocumentValue {
  const resolvers = resolversOf(operations)
  return async (name, variables, call) => {
    const { field, toArguments, select } = documents[name]
    const resolve = resolvers[field]
    if (!resolve) throw new Error(`No operation is asked for as ${field}`)
    const value = (await resolve(null, toArguments(variables), { call })) as TypedValue
    return { [field]: select(value, variables) }
  }
}
