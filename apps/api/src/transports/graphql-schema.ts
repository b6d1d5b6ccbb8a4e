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
    type: String!
    title: String!
    gridTitle: String!
    description: String
    seoUrl: String
    seoTitle: String
    seoDescription: String
    altText: String!
    dominantColor: String!
    link: String
    domain: String
    createdAt: String!
    imageSignature: String!
    images: Json!
    priceValue: Float
    priceCurrency: String
    repinCount: Int!
    shareCount: Int
    pinner: Json!
    pinnerFollowerCount: Int
    pinnerFollowedByMe: Boolean
    board: Json
    section: Json
    note: String
    savedInfo: Json
    aggregatedPinData: Json!
    recommendationReason: Json
    commentsDisabled: Boolean
    reactionCounts: Json
    reactionByMe: Int
    relatedInterests: Json
    richMetadata: Json
    abilities: Json
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
