import { spawnSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'
import { platform } from 'node:os'

const START_TIME_FIELD = 19 // of /proc/<pid>/stat, counted from the state that follows the name

const isLinux = platform() === 'linux'

function linuxIdentity(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot}:${fields[START_TIME_FIELD]}`
  } catch {
    return undefined
  }
}

function askPs(pid: number, column: string): string | undefined {
  const { status, stdout } = spawnSync('ps', ['-ww', '-o', `${column}=`, '-p', String(pid)], {
    encoding: 'utf8',
  })
  return status === 0 ? stdout.trim() : undefined
}

/**
 * A word that names one run of one process: a process number alone is reused.
 * Undefined when no such process is alive.
 */
export function processIdentity(pid: number): string | undefined {
  return isLinux ? linuxIdentity(pid) : askPs(pid, 'lstart')
}

function commandLine(pid: number): string {
  try {
    return isLinux
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
      : (askPs(pid, 'command') ?? '')
  } catch {
    return ''
  }
}

function workingFolder(pid: number): string | undefined {
  try {
    return isLinux ? readlinkSync(`/proc/${pid}/cwd`) : undefined
  } catch {
    return undefined
  }
}

/** Is this live process a PostgreSQL server of this cluster folder? */
export function isPostgresServing(pid: number, clusterFolder: string): boolean {
  if (processIdentity(pid) === undefined) return false
  const command = commandLine(pid)
  return (
    command.includes('postgres') && (command.includes(clusterFolder) || workingFolder(pid) === clusterFolder)
  )
}
