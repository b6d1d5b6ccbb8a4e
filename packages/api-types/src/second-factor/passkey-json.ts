import { z } from 'zod'

const Encoded = z
  .string()
  .max(16_384)
  .regex(/^[\w-]*={0,2}$/)
const Transports = z.array(z.string().max(30)).max(10).optional()

const common = {
  id: Encoded,
  rawId: Encoded,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.object({}).default({}),
}

/** A form-encoded call sends it as JSON text. */
const readJson = (value: unknown): unknown => {
  if (typeof value !== 'string' || !value.startsWith('{')) return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

/** A new passkey, as the browser's `PublicKeyCredential.toJSON()` writes it. */
export const NewPasskey = z.preprocess(
  readJson,
  z.object({
    ...common,
    response: z.object({ clientDataJSON: Encoded, attestationObject: Encoded, transports: Transports }),
  }),
)
export type NewPasskey = z.output<typeof NewPasskey>

/** An assertion of a passkey, as the browser writes it. */
export const PasskeyProof = z.preprocess(
  readJson,
  z.object({
    ...common,
    response: z.object({
      clientDataJSON: Encoded,
      authenticatorData: Encoded,
      signature: Encoded,
      userHandle: Encoded.optional(),
    }),
  }),
)
export type PasskeyProof = z.output<typeof PasskeyProof>

const Credential = z.object({
  id: z.string(),
  type: z.string(),
  transports: z.array(z.string()).optional(),
})

/** What `navigator.credentials.get` is asked with. */
export const PasskeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string().optional(),
  timeout: z.number().optional(),
  allowCredentials: z.array(Credential).optional(),
  userVerification: z.string().optional(),
})
export type PasskeyRequest = z.output<typeof PasskeyRequest>

/** What `navigator.credentials.create` is asked with. */
export const PasskeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string().optional(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.string() })),
  timeout: z.number().optional(),
  excludeCredentials: z.array(Credential).optional(),
  authenticatorSelection: z
    .object({
      residentKey: z.string().optional(),
      requireResidentKey: z.boolean().optional(),
      userVerification: z.string().optional(),
    })
    .optional(),
  attestation: z.string().optional(),
  hints: z.array(z.string()).optional(),
  extensions: z.object({ credProps: z.boolean().optional() }).optional(),
})
export type PasskeyCreation = z.output<typeof PasskeyCreation>
