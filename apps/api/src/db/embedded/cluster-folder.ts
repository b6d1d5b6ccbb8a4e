import { execFile } from 'node:child_process'
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type ServerAccount, SERVER_ENVIRONMENT } from './server-account.ts'

export const SUPERUSER = 'tessera'

const MAJOR_VERSION = '18'

const run = promisify(execFile)

type NewCluster = { home: string; initdb: string; account: ServerAccount; fsync: boolean }

function flushFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

function assertVersion(cluster: string): void {
  const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (version === MAJOR_VERSION) return
  throw new Error(
    `${cluster} was written by PostgreSQL ${version}; this release reads ${MAJOR_VERSION}. Make a backup with the release that wrote it and restore that here.`,
  )
}

const homeIn = (dataDir: string) => join(dataDir, 'postgres')
const clusterIn = (home: string) => join(home, 'cluster')

/** Whether a database was ever made in this data folder. */
export const hasCluster = (dataDir: string): boolean => existsSync(clusterIn(homeIn(dataDir)))

/** The cluster's folder, made on first use. It appears whole or not at all. */
export async function ensureCluster({ home, initdb, account, fsync }: NewCluster): Promise<string> {
  const cluster = clusterIn(home)
  if (existsSync(cluster)) {
    assertVersion(cluster)
    return cluster
  }
  const draft = join(home, 'cluster.new')
  rmSync(draft, { recursive: true, force: true })
  const [program, ...words] = [...account.prefix, initdb]
  const options = [
    `--pgdata=${draft}`,
    `--username=${SUPERUSER}`,
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--auth-local=trust', // the socket's folder is open to its owner alone
    '--auth-host=reject',
    ...(fsync ? [] : ['--no-sync']),
  ]
  await run(program, [...words, ...options], { uid: account.uid, gid: account.gid, env: SERVER_ENVIRONMENT })
  renameSync(draft, cluster)
  if (fsync) flushFolder(home)
  return cluster
}

/** The folder that holds the cluster, its socket, its log and its lock. */
export function makeHome(dataDir: string): string {
  const home = homeIn(dataDir)
  mkdirSync(dataDir, { recursive: true }) // another account may have to pass through
  mkdirSync(home, { recursive: true, mode: 0o700 })
  return home
}
