const domain = (name: string) => `apps/api/src/domains/${name}`

export type Area = {
  /** Pure rules: a break is tried in milliseconds. */
  rules: readonly string[]
  /** What keeps and moves the data: a break is tried against a database. */
  stores: readonly string[]
}

/** What people rely on most, by what it decides. */
export const AREAS: Readonly<Record<string, Area>> = {
  auth: {
    rules: [
      `${domain('accounts')}/{age,username,password-guess}-rules.ts`,
      `${domain('sessions')}/{session,viewer}-rules.ts`,
      `${domain('second-factor')}/factor-rules.ts`,
      'packages/shared-auth/src/viewer.ts',
    ],
    stores: [
      `${domain('sessions')}/*-{store,service}.ts`,
      `${domain('browser-accounts')}/*-{store,service}.ts`,
      `${domain('second-factor')}/{challenge,factor,passkey,phone}-store.ts`,
    ],
  },
  visibility: {
    rules: [
      'apps/api/src/domains/{boards,pins,follows,messages,comments}/*-policy.ts',
      `${domain('business')}/business-permissions.ts`,
      'packages/api-types/src/consent/consent-rules.ts',
    ],
    stores: [
      'apps/api/src/db/visibility.ts',
      `${domain('follows')}/follow-request-{store,service}.ts`,
      `${domain('messages')}/contact-permission-{store,service}.ts`,
      `${domain('comments')}/comment-{read-store,safety-service}.ts`,
    ],
  },
  counters: {
    rules: ['apps/api/src/domains/{boards,users,follows}/*-rules.ts'],
    stores: [
      `${domain('boards')}/*-{store,service}.ts`,
      `${domain('follows')}/follow-{store,service}.ts`,
      `${domain('comments')}/comment-{write-store,service}.ts`,
    ],
  },
  transports: {
    rules: ['apps/api/src/db/keyset.ts', 'packages/api-types/src/{addresses,http-call}.ts'],
    stores: ['apps/api/src/transports/*.ts'],
  },
}

/** Whose tests prove what every domain asks for. */
const PROVED_BY: Readonly<Record<string, readonly string[]>> = {
  'apps/api/src/db': [domain('follows'), domain('boards'), domain('comments')],
}

/** The tests that prove what these files do: they stand beside them. */
export function testsOf(files: readonly string[]): string[] {
  const folders = files.map((file) => file.slice(0, file.lastIndexOf('/')))
  const proving = folders.flatMap((folder) => [folder, ...(PROVED_BY[folder] ?? [])])
  return [...new Set(proving)].map((folder) => `${folder}/**/*.test.ts`)
}
