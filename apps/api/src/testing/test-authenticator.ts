import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HOLDS_CREDENTIAL = 0x40

/** How an authenticator, or an impostor, departs from what was asked. */
export interface Departure {
  challenge?: string
  origin?: string
  rpId?: string
  type?: 'webauthn.get' | 'webauthn.create'
  isUserVerified?: boolean
  /** The value its counter takes, instead of one more than before. */
  counter?: number
  /** Changes the signed bytes after they were signed. */
  isForged?: true
}

interface PasskeyOptions {
  challenge: string
}

const sha256 = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest()

/** A device with one passkey of a P-256 key, for a site at `http://tessera.test`. */
export function anAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let signCount = 0

  const clientData = ({ challenge }: PasskeyOptions, { type, ...given }: Departure) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: given.challenge ?? challenge,
        origin: given.origin ?? 'http://tessera.test',
        crossOrigin: false,
      }),
    )

  function authenticatorData(
    { rpId = 'tessera.test', isUserVerified = true, counter }: Departure,
    attested = Buffer.alloc(0),
  ) {
    const flags = USER_PRESENT | (isUserVerified ? USER_VERIFIED : 0) | (attested.length && HOLDS_CREDENTIAL)
    signCount = counter ?? signCount + 1
    const tail = Buffer.alloc(5)
    tail.writeUInt8(flags, 0)
    tail.writeUInt32BE(signCount, 1)
    return Buffer.concat([sha256(rpId), tail, attested])
  }

  const key = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])
  const common = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
    clientExtensionResults: {},
  }

  return {
    /** What the browser returns when a passkey is to be made. */
    create(asked: PasskeyOptions, departure: Departure = {}) {
      const size = Buffer.alloc(2)
      size.writeUInt16BE(id.length)
      const data = authenticatorData(departure, Buffer.concat([Buffer.alloc(16), size, id, key]))
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ])
      return {
        ...common,
        response: {
          clientDataJSON: clientData(asked, { type: 'webauthn.create', ...departure }).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      }
    },

    /** What the browser returns when a passkey is to sign. */
    sign(asked: PasskeyOptions, departure: Departure = {}) {
      const client = clientData(asked, { type: 'webauthn.get', ...departure })
      const data = authenticatorData(departure)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      if (departure.isForged) data.writeUInt32BE(signCount + 1, 33)
      return {
        ...common,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },

    credentialId: common.id,
  }
}
