import type { Browser } from '../sign-in-calls.ts'

export interface Site {
  base: string
  databaseUrl: string
  /** A browser in which a member is signed in. */
  member: Browser
  account: { email: string; password: string }
}

export interface Found {
  tried: number
  wrong: string[]
}

export interface Check {
  /** Row of the list of promises. */
  row: number
  title: string
  look(site: Site): Promise<Found>
}

export const cookieHeader = ({ cookies }: Browser): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

/** A call that follows no redirect. */
export const ask = (site: Site, path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(new URL(path, site.base), { redirect: 'manual', ...init })

export const found = (tried: number, wrong: readonly (string | false | null)[]): Found => ({
  tried,
  wrong: wrong.filter((one): one is string => typeof one === 'string'),
})
