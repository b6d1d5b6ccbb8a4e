import { z } from 'zod'

const flag = z.boolean()

/** Which networks an account is connected to. // spec 001 §3 */
export const ConnectionFlags = z.object({
  connected_to_facebook: flag,
  connected_to_google: flag,
  connected_to_youtube: flag,
  connected_to_gplus: flag,
  connected_to_microsoft: flag,
  connected_to_twitter: flag,
  connected_to_etsy: flag,
  connected_to_instagram: flag,
  connected_to_dropbox: flag,
})
export type ConnectionFlags = z.output<typeof ConnectionFlags>

/** The flags with the account of the photo network. // spec 001 §3 */
export const Connections = ConnectionFlags.extend({
  instagram_username: z.string().nullable(),
  instagram_url: z.string().nullable(),
})
export type Connections = z.output<typeof Connections>

/** Whether a search-company login is connected. // spec 001 §3 */
export const SocialNetworkInfo = z.object({ google_connected: z.boolean() })
export type SocialNetworkInfo = z.output<typeof SocialNetworkInfo>

/** A way to sign in that the owner of this site has set up. */
export const ProviderView = z.object({
  slot: z.string(),
  name: z.string(),
  icon_url: z.string().nullable(),
  /** Where the browser can ask silently for a sign-in it manages itself. */
  browser_config_url: z.string().nullable(),
  client_id: z.string(),
})
export type ProviderView = z.output<typeof ProviderView>

/** The sign-in script, if there is one, with a nonce for this browser that its response must carry. */
export const OneTapView = z.object({
  script_url: z.string().nullable(),
  client_id: z.string().nullable(),
  nonce: z.string(),
})
export type OneTapView = z.output<typeof OneTapView>

/** Who somebody has just proved to be at a provider, while they have no account with it yet. */
export const PendingIdentity = z.object({
  slot: z.string(),
  provider_name: z.string(),
  email: z.string().nullable(),
  first_name: z.string(),
  last_name: z.string(),
  /** An account has this e-mail: it is connected after its password, never silently. */
  has_account: z.boolean(),
})
export type PendingIdentity = z.output<typeof PendingIdentity>

/** One configured provider as the member's settings show it. */
export const ConnectionView = z.object({
  slot: z.string(),
  name: z.string(),
  icon_url: z.string().nullable(),
  is_connected: z.boolean(),
  username: z.string().nullable(),
  url: z.string().nullable(),
})
export type ConnectionView = z.output<typeof ConnectionView>
