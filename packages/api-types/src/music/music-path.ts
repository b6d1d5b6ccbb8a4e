import { signatureFolders } from '../images/image-path.ts'

/** `/music/ab/cd/ef/abcdef….m4a`: beside the pictures, by the MD5 of the sound. */
export const musicPath = (signature: string): string =>
  `/music/${signatureFolders(signature)}/${signature}.m4a`

const PATH = /^\/?([0-9a-f]{2})\/([0-9a-f]{2})\/([0-9a-f]{2})\/([0-9a-f]{32})\.m4a$/

/** The signature in a path without its first folder; undefined when the path does not follow the rule. */
export function parseMusicPath(path: string): string | undefined {
  const [, a = '', b = '', c = '', signature = ''] = PATH.exec(path) ?? []
  return signature !== '' && signature.startsWith(a + b + c) ? signature : undefined
}
