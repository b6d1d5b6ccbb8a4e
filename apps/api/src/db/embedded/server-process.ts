import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync } from 'node:fs'
import { deathSignalPrefix, type ServerAccount, SERVER_ENVIRONMENT } from './server-account.ts'
import { SOCKET_PORT } from './socket-folder.ts'

const LOG_MAX_BYTES = 20 * 1024 * 1024
const LOG_TAIL_LINES = 12

export type ServerSettings = { cluster: string; sockets: string; fsync: boolean }

const DURABLE = {
  fsync: 'on',
  max_wal_size: '2GB',
  // After a crash, no more than what a minute wrote is gone over, and no file is opened to be flushed by itself.
  checkpoint_timeout: '1min',
  ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
}
const FORGETFUL = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
}

function serverArguments({ cluster, sockets, fsync }: ServerSettings): string[] {
  const settings: Record<string, string> = {
    listen_addresses: '',
    unix_socket_directories: `"${sockets}"`,
    unix_socket_permissions: '0700',
    port: String(SOCKET_PORT),
    shared_buffers: '256MB',
    max_connections: '200',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(fsync ? DURABLE : FORGETFUL),
  }
  return ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

/** Starts the server detached from the terminal: Ctrl-C is for its owner, who drains first. */
export function spawnServer(
  postgres: string,
  settings: ServerSettings,
  account: ServerAccount,
  logFile: string,
): ChildProcess {
  if (existsSync(logFile) && statSync(logFile).size > LOG_MAX_BYTES) rmSync(logFile)
  const output = openSync(logFile, 'a', 0o600)
  const [program, ...words] = [...account.prefix, ...deathSignalPrefix(), postgres]
  const server = spawn(program, [...words, ...serverArguments(settings)], {
    uid: account.uid,
    gid: account.gid,
    env: SERVER_ENVIRONMENT,
    stdio: ['ignore', output, output],
    detached: true,
  })
  closeSync(output)
  return server
}

export function logTail(logFile: string): string {
  return readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-LOG_TAIL_LINES).join('\n')
}

export const hasExited = (server: ChildProcess) => server.exitCode !== null || server.signalCode !== null
