import { PinCard, PinView } from '@tessera/api-types/pins/views'
import { camelName } from '@tessera/api-types/wire/key-case'
import { z } from 'zod'

function scalarOf(schema: z.ZodType): string {
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return 'String'
  if (schema instanceof z.ZodLiteral || schema instanceof z.ZodEnum) return 'String'
  if (schema instanceof z.ZodNumber) return schema.isInt ? 'Int' : 'Float'
  return schema instanceof z.ZodBoolean ? 'Boolean' : 'Json'
}

/** Without that it may be null or absent. */
const unwrapped = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodNullable || schema instanceof z.ZodOptional
    ? unwrapped(schema.unwrap() as z.ZodType)
    : schema

/** A field as its contract has it; what only a closeup shows may be absent. */
function fieldOf([name, schema]: [string, z.ZodType]): string {
  const inner = unwrapped(schema)
  const onCard = (PinCard.shape as Record<string, z.ZodType>)[name]
  const isAlwaysThere = onCard !== undefined && unwrapped(onCard) === onCard && inner === schema
  return `${camelName(name)}: ${scalarOf(inner)}${isAlwaysThere ? '!' : ''}`
}

const { id: _id, ...rest } = PinView.shape
const pinFields = Object.entries(rest).map(fieldOf).join('\n    ')

/** Every field of `Query` is an operation's `graphql` address; values below a pin are plain JSON. */
export const graphqlSchema = /* GraphQL */ `
  scalar Json

  type Error {
    apiErrorCode: Int!
    code: Int!
    message: String!
    messageDetail: String
    extraData: Json
    httpStatus: Int!
  }

  type Pin {
    id: ID!
    entityId: ID!
    ${pinFields}
  }

  type Story {
    id: ID!
    type: String!
    containerType: String!
    title: String!
    action: Json!
    displayOptions: Json!
    objects: Json!
  }

  union Module = Pin | Story

  type Edge {
    cursor: String!
    node: Module!
  }

  type PageInfo {
    endCursor: String
    hasNextPage: Boolean!
  }

  type Feed {
    edges: [Edge!]!
    pageInfo: PageInfo!
  }

  union PinResult = Pin | Error
  union FeedResult = Feed | Error

  type Query {
    pin(id: ID!): PinResult!
    relatedModules(
      pinId: ID!
      source: String
      searchQuery: String
      topLevelSource: String
      topLevelSourceDepth: Int
      homefeedSourceSig: String
      pageSize: Int
      cursor: String
    ): FeedResult!
  }
`
