import { createCipheriv, createDecipheriv, createHmac, hkdfSync, type KeyObject } from 'node:crypto'

const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16
const CIPHER = 'aes-256-gcm'

type Use = 'seal' | 'codes' | 'tokens'

/** A key of its own for each use, made of the site's secret. */
const keyFor = (siteSecret: KeyObject, use: Use): Buffer =>
  Buffer.from(hkdfSync('sha256', siteSecret, 'second-factor', use, KEY_BYTES))

/** Encrypts for one owner: what is sealed for another does not open. */
export function seal(
  plain: Buffer,
  owner: string,
  { site, randomBytes }: { site: { secret: KeyObject }; randomBytes(size: number): Buffer },
): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, keyFor(site.secret, 'seal'), iv).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** @throws Error when it was sealed for another owner, by another site, or was changed */
export function unseal(sealed: Buffer, owner: string, siteSecret: KeyObject): Buffer {
  const decipher = createDecipheriv(CIPHER, keyFor(siteSecret, 'seal'), sealed.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(owner))
    .setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
}

/** Codes are short: without the site's key, their hashes tell nothing. */
export const hashCode = (code: string, owner: string, siteSecret: KeyObject): Buffer =>
  createHmac('sha256', keyFor(siteSecret, 'codes')).update(`${owner}:${code}`).digest()

export const hashToken = (token: string, siteSecret: KeyObject): Buffer =>
  createHmac('sha256', keyFor(siteSecret, 'tokens')).update(token).digest()
