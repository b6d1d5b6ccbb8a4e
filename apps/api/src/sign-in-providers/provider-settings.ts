import { z } from 'zod'

const name = z.string().regex(/^[a-z][a-z0-9_]{0,29}$/, 'is not a lower-case word')
const LOOPBACK = /^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\])[:/]/
const address = z
  .url({ protocol: /^https?$/ })
  .refine((url) => url.startsWith('https:') || LOOPBACK.test(`${url}/`), 'must be https')

const common = {
  /** Names the slot and, where it is one of the nine networks, the flag it raises. */
  slot: name,
  /** As people know the provider. */
  name: z.string().min(1).max(40),
  /** As a `data:` URL, so that browsers do not ask the provider for it. */
  icon_url: z
    .string()
    .regex(/^data:image\/(?:png|webp|svg\+xml)[;,]/, 'must be a data: URL of a picture')
    .nullable()
    .default(null),
  issuer: address,
  client_id: z.string().min(1),
  client_secret: z.string().min(1).optional(),
}

const OpenId = z.object({
  ...common,
  kind: z.literal('openid').default('openid'),
  scopes: z.string().default('openid email profile'),
  /** Address of the provider's FedCM configuration: lets browsers sign in silently. */
  browser_config_url: address.nullable().default(null),
})

const OAuth2 = z.object({
  ...common,
  kind: z.literal('oauth2'),
  scopes: z.string().default(''),
  authorization_endpoint: address,
  token_endpoint: address,
  userinfo_endpoint: address,
  subject_field: z.string().default('id'),
})

export const ProviderSettings = z
  .string()
  .default('[]')
  .transform((value, check) => {
    try {
      return JSON.parse(value) as unknown
    } catch {
      check.addIssue({ code: 'custom', message: 'is no JSON' })
      return z.NEVER
    }
  })
  .pipe(z.array(z.union([OpenId, OAuth2])))
  .refine((all) => new Set(all.map(({ slot }) => slot)).size === all.length, 'names a slot twice')

export type OpenIdSettings = z.output<typeof OpenId>
export type OAuth2Settings = z.output<typeof OAuth2>
