import { fileURLToPath } from 'node:url'

const ROOT_URL = new URL('../../', import.meta.url)

export const ROOT = fileURLToPath(ROOT_URL)

/** Absolute path of something named from the repository's root. */
export const fromRoot = (path: string) => fileURLToPath(new URL(path, ROOT_URL))
