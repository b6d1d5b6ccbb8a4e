import { z } from 'zod'
import type { Deps } from '../../kernel/deps.ts'

const AuthorizationRequest = z.object({
  slot: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  next: z.string(),
  /** The session that asked to be connected; null for a sign-in. */
  connects: z.object({ userId: z.string(), sessionId: z.string() }).nullable(),
})
export type SealedRequest = z.output<typeof AuthorizationRequest>

const ConnectPass = AuthorizationRequest.pick({ slot: true }).extend({
  userId: z.string(),
  sessionId: z.string(),
})
export type ConnectPass = z.output<typeof ConnectPass>

type Purpose = 'authorization' | 'connect'
type Sealer = Pick<Deps, 'site' | 'now'>

/** What the browser carries for us, signed so that it cannot be changed or forged. */
async function seal(
  purpose: Purpose,
  value: object,
  seconds: number,
  { site, now }: Sealer,
): Promise<string> {
  const { SignJWT } = await import('jose')
  const end = Math.floor(now().getTime() / 1000) + seconds
  return new SignJWT({ ...value })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(`social:${purpose}`)
    .setExpirationTime(end)
    .sign(site.secret)
}

/** Null when it is missing, too old or not of our making. */
async function unseal<S extends z.ZodType>(
  purpose: Purpose,
  schema: S,
  sealed: string | undefined,
  { site, now }: Sealer,
): Promise<z.output<S> | null> {
  if (!sealed) return null
  const { jwtVerify } = await import('jose')
  const opened = await jwtVerify(sealed, site.secret, {
    audience: `social:${purpose}`,
    algorithms: ['HS256'],
    currentDate: now(),
  }).catch(() => null)
  return opened && (schema.safeParse(opened.payload).data ?? null)
}

export const REQUEST_SECONDS = 600
const CONNECT_SECONDS = 120

export const sealRequest = (authorization: SealedRequest, deps: Sealer) =>
  seal('authorization', authorization, REQUEST_SECONDS, deps)
export const openRequest = (sealed: string | undefined, deps: Sealer) =>
  unseal('authorization', AuthorizationRequest, sealed, deps)
export const sealConnectPass = (pass: ConnectPass, deps: Sealer) =>
  seal('connect', pass, CONNECT_SECONDS, deps)
export const openConnectPass = (sealed: string | undefined, deps: Sealer) =>
  unseal('connect', ConnectPass, sealed, deps)
