/** The networks an account can be connected to; a provider slot of such a name raises its flag. // spec 001 §3 */
export const NETWORKS = [
  'facebook',
  'google',
  'youtube',
  'gplus',
  'microsoft',
  'twitter',
  'etsy',
  'instagram',
  'dropbox',
] as const
export type Network = (typeof NETWORKS)[number]

type Flags = { [N in Network as `connected_to_${N}`]: boolean }

/** The nine flags of somebody who is connected to these slots. */
export const connectionFlags = (slots: readonly string[]): Flags =>
  Object.fromEntries(NETWORKS.map((network) => [`connected_to_${network}`, slots.includes(network)])) as Flags
