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
  RelatedPinFeed: { resource: 'RelatedModulesFeed', options: { pin: 'pin_id' } },
}

/** Where addresses began. */
const PREFIXES: readonly [from: RegExp, to: string][] = [
  [/^\/?_ngjs\/(?=resource\/)/, '/'],
  [/^\/?vx\//, '/v3/'],
]

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
    path: /^\/?v3\/pins\/(\d+)\/notes\/?$/,
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
export function modernAddress(address: string): string {
  const prefix = PREFIXES.find(([from]) => from.test(address))
  return prefix ? address.replace(...prefix) : address
}

interface AddressedCall {
  method: string
  address: string
  fields: Fields
}

/** A call by address as it is made today. */
export function modernCall({ method, address, fields }: AddressedCall): AddressedCall {
  const path = modernAddress(address)
  const alias = CALLS.find((one) => one.method === method && one.path.test(path))
  if (!alias) return { method, address: path, fields }
  return {
    method: alias.now.method,
    address: path.replace(alias.path, alias.now.path),
    fields: renamed(fields, alias.fields),
  }
}

const renamed = (fields: Fields, names: Names = {}): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [names[name] ?? name, value]))
