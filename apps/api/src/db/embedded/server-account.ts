import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { userInfo } from 'node:os'

/** What the server's programs see: PG* variables meant for another server must not reach them. */
export const SERVER_ENVIRONMENT = {
  PATH: '/usr/local/bin:/usr/bin:/bin:/usr/local/sbin:/usr/sbin:/sbin',
  LC_ALL: 'C',
  TZ: 'UTC',
} as const

/** How a PostgreSQL program is started here: it refuses to run as root. */
export type ServerAccount = {
  prefix: readonly string[]
  uid?: number
  gid?: number
  /** Who owns the files, seen from outside. */
  ownerUid: number
}

const NAMESPACE = ['unshare', '--user', '--map-user=1000', '--map-group=1000'] as const
const NOBODY = 65534

const succeeds = (command: readonly string[], options: { uid?: number; gid?: number } = {}) =>
  spawnSync(command[0] ?? '', command.slice(1), {
    uid: options.uid,
    gid: options.gid,
    env: SERVER_ENVIRONMENT,
    stdio: 'ignore',
  }).status === 0

/** Hands a folder and all in it to an account, if it is not its owner yet. */
export function giveFolder(folder: string, ownerUid: number): void {
  if (statSync(folder).uid !== ownerUid) spawnSync('chown', ['-R', `${ownerUid}:${ownerUid}`, folder])
}

function asNobody(postgres: string, folder: string): ServerAccount {
  const account: ServerAccount = { prefix: [], uid: NOBODY, gid: NOBODY, ownerUid: NOBODY }
  giveFolder(folder, NOBODY)
  const canRun = succeeds([postgres, '--version'], account)
  const canWrite = succeeds(['test', '-w', folder], account)
  if (canRun && canWrite) return account
  throw new Error(
    `PostgreSQL does not run as root, and no other account can reach ${canRun ? folder : postgres}. ` +
      'Start as an ordinary user, move the folder, or set DATABASE_URL to a PostgreSQL server.',
  )
}

/** Chooses the account and gives it the folder. Throws, naming DATABASE_URL, when there is none. */
export function chooseServerAccount(postgres: string, folder: string): ServerAccount {
  const { uid } = userInfo()
  if (uid !== 0) return { prefix: [], ownerUid: uid }
  if (!succeeds([...NAMESPACE, postgres, '--version'])) return asNobody(postgres, folder)
  giveFolder(folder, 0)
  return { prefix: NAMESPACE, ownerUid: 0 }
}

/** Words that make the kernel stop the server when this process is killed, where that exists. */
export function deathSignalPrefix(): readonly string[] {
  hasDeathSignals ??= succeeds([...DEATH_SIGNAL, 'true'])
  return hasDeathSignals ? DEATH_SIGNAL : []
}

const DEATH_SIGNAL = ['setpriv', '--pdeathsig', 'QUIT'] as const

// Asked once: a server that is started again has no time to lose.
let hasDeathSignals: boolean | undefined
