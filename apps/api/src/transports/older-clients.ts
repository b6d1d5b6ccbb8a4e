type Names = Readonly<Record<string, string>>

interface ResourceAlias {
  resource: string
  /** Options that have another name by now. */
  options?: Names
}

/** Names of resources in older clients of the protocol. */
const RESOURCES: Readonly<Record<string, ResourceAlias>> = {
  OriginalPinAndRelatedPinFeed: { resource: 'RelatedModulesFeed', options: { pin: 'pin_id' } },
  PinComment: { resource: 'AggregatedComment', options: { pin_id: 'pinId', comment_id: 'commentId' } },
  RelatedModules: { resource: 'RelatedModulesFeed' },
  StoryPinDrafts: { resource: 'PinDrafts' },
  StoryFeed: { resource: 'RelatedModulesFeed', options: { pin: 'pin_id' } },
  RelatedPinFeed: { resource: 'RelatedModulesFeed', options: { pin: 'pin_id' } },
}

/** Where the addresses of resources began. */
const RESOURCE_PREFIX = /^\/_ngjs(?=\/resource\/)/
/** Where an address inside a call may begin; where nothing has that name, `/v3/` is meant. */
const EXPERIMENTAL_PREFIX = /^\/?vx\//

interface CallAlias {
  method: string
  path: RegExp
  now: { method: string; path: string }
  /** Fields that have another name by now. */
  fields: Names
}

/** Calls by address that are others by now. */
const CALLS: readonly CallAlias[] = [
  {
    method: 'POST',
    path: /^\/?v[3x]\/pins\/(\d+)\/notes\/?$/,
    now: { method: 'PUT', path: '/v3/pins/$1/' },
    fields: { pin_note_content: 'note' },
  },
]

type Fields = Record<string, unknown>

/** The resource of today with its options, where an older name is asked for. */
export function modernResource(name: string, options: Fields): { name: string; options: Fields } {
  const alias = Object.hasOwn(RESOURCES, name) ? RESOURCES[name] : undefined
  return alias ? { name: alias.resource, options: renamed(options, alias.options) } : { name, options }
}

/** The address of today, where an older beginning is asked for. */
export const modernUrl = (url: string): string => url.replace(RESOURCE_PREFIX, '')

interface AddressedCall {
  method: string
  address: string
  fields: Fields
}

/** A call by address as it may be made today, the likeliest first. */
export function modernCalls(call: AddressedCall): AddressedCall[] {
  const { method, address, fields } = call
  const alias = CALLS.find((one) => one.method === method && one.path.test(address))
  if (!alias) return [call, { ...call, address: address.replace(EXPERIMENTAL_PREFIX, '/v3/') }]
  const { now } = alias
  return [
    {
      method: now.method,
      address: address.replace(alias.path, now.path),
      fields: renamed(fields, alias.fields),
    },
  ]
}

const renamed = (fields: Fields, names: Names = {}): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [names[name] ?? name, value]))
