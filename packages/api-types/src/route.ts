/**
 * Where an operation is reached and by whom: plain data, free of zod, so that the
 * browser can carry it on the first page. The schemas of the same operation live in
 * its contract, which is built on this record.
 */
export interface Route {
  /** `area.verb`, unique. */
  name: string
  /** A query changes nothing and may be repeated; a command changes something. */
  kind: 'query' | 'command'
  access: Access
  /** REST address below the origin, e.g. `/v3/boards/{board_id}/`. */
  rest?: {
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
    path: string
    /** Responds 204 without a body. */
    isSilent?: boolean
    /** The status of fields at fault where it is not 400. */
    invalidStatus?: 422
  }
  /** Resource gateway address: `/resource/{name}Resource/{verb}/`. */
  resource?: { name: string; verb: ResourceVerb }
  /** Field of the GraphQL schema that a stored document selects. */
  graphql?: { field: string }
  /** Record verb of a react-admin resource at `/v3/businesses/{business_id}/{resource}`, or below what its scope names. */
  admin?: { resource: string; verb: AdminVerb; scope?: AdminScope }
  /** May stand inside `POST /v3/batch/`. */
  isBatchable?: boolean
  /** Returns `{items, bookmark}`; the string names the key that holds the items in `data`. */
  paged?: true | 'results' | 'items'
  /** A command that honours `Idempotency-Key`: the effect and the response are stored in one transaction. */
  isIdempotent?: boolean
  /** A command that only reports what a browser saw: nothing that its member is shown rests on it. */
  isReport?: true
  /** Field of a multipart form that carries a file; no other route takes such forms. */
  fileField?: string
  /**
   * How a cross-site call is distinguished from our own: `install-id` for calls that begin a session,
   * `signed-form` where the form itself carries a signature of ours, `same-origin` for a command
   * behind a GET, which the browser itself must call ours, `listed-origin` where another of our hosts calls, `none` where
   * any page or server may call and nothing is done in the caller's name.
   */
  forgeryGuard?: 'csrf' | 'install-id' | 'signed-form' | 'same-origin' | 'listed-origin' | 'none'
  /** The event that a browser reports once the call has succeeded, and which of its inputs names what it is about. */
  tracked?: { event: TrackedEvent; object?: string }
}

/** Names of event types in the catalogue of tracking. */
export type TrackedEvent =
  | 'SAVE'
  | 'UNSAVE'
  | 'FOLLOW'
  | 'UNFOLLOW'
  | 'REACT'
  | 'UNREACT'
  | 'COMMENT'
  | 'PIN_CREATED'
  | 'BOARD_CREATED'

/**
 * anyone: visitors, bots and members; limited: a member, also in a limited login;
 * member: a signed-in member; employee: a member who works for the site.
 */
export type Access = 'anyone' | 'limited' | 'member' | 'employee'

export type ResourceVerb = 'get' | 'create' | 'update' | 'delete'
/** Whose records they are, where not those of a business. */
export type AdminScope = 'site' | 'advertiser'
export type AdminVerb = 'list' | 'get' | 'create' | 'update' | 'delete'

type Named<T> = { [K in keyof T & string]: T[K] & { name: K } }

/** Gives each record of a table its own key as `name`. */
export function routes<const T extends Record<string, Omit<Route, 'name'>>>(table: T): Named<T> {
  return Object.fromEntries(
    Object.entries(table).map(([name, route]) => [name, { ...route, name }]),
  ) as Named<T>
}

type Reads = 'list' | 'get'
type AdminRoutes<N extends string, V extends AdminVerb, A extends Access> = {
  [K in V as `${N}.${K}`]: {
    kind: K extends Reads ? 'query' : 'command'
    access: A
    admin: { resource: string; verb: K; scope?: AdminScope }
    isIdempotent?: true
  }
}

interface AdminRecords<V, A> {
  resource: string
  verbs: readonly V[]
  access: A
  scope?: AdminScope
}

/** One kind of records in the admin dialect: `adAccounts.list`, `adAccounts.get` and so on. */
export function adminRoutes<const N extends string, const V extends AdminVerb, const A extends Access>(
  name: N,
  { verbs, access, ...admin }: AdminRecords<V, A>,
): AdminRoutes<N, V, A> {
  const routeOf = (verb: V) => ({
    kind: verb === 'list' || verb === 'get' ? 'query' : 'command',
    access,
    admin: { ...admin, verb },
    ...(verb === 'create' && { isIdempotent: true }),
  })
  return Object.fromEntries(verbs.map((verb) => [`${name}.${verb}`, routeOf(verb)])) as AdminRoutes<N, V, A>
}
