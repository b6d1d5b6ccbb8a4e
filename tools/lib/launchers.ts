import { execFileSync } from 'node:child_process'
import { basename } from 'node:path'
import { processIdentity } from '../../apps/api/src/db/embedded/process-identity.ts'

export interface Process {
  pid: number
  parent: number
  command: string
}

const POLL_EVERY_MS = 1_000

/** `npm exec …`, `/usr/bin/node /usr/bin/npx …`, `pnpm start`. */
function isManager(command: string): boolean {
  const [first = '', second = ''] = command.split(' ').map((word) => basename(word))
  return /^p?np[mx]\b/.test(first === 'node' ? second : first)
}

const isShell = (command: string): boolean => /^\S*sh -c /.test(command)

/** The package managers above a process and the shells between them, the nearest first. */
export function launchersOf(pid: number, all: ReadonlyMap<number, Process>): number[] {
  const above: Process[] = []
  for (let at = all.get(all.get(pid)?.parent ?? 0); at; at = all.get(at.parent)) {
    if (!isManager(at.command) && !isShell(at.command)) break
    above.push(at)
  }
  // A shell above them all is somebody's own, who may leave.
  const last = above.findLastIndex(({ command }) => isManager(command))
  return above.slice(0, last + 1).map((process) => process.pid)
}

/** Calls `end` once a launcher of this process is gone: npx leaves running what it started when it is signaled to end. */
export function onLauncherGone(end: () => void): void {
  const launchers = runningLaunchers().map((pid) => [pid, processIdentity(pid)] as const)
  if (launchers.length === 0) return
  const watch = setInterval(() => {
    if (launchers.every(([pid, identity]) => processIdentity(pid) === identity)) return
    clearInterval(watch)
    end()
  }, POLL_EVERY_MS)
  watch.unref()
}

function runningLaunchers(): number[] {
  try {
    const list = execFileSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,args='], {
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    })
    const rows = list.split('\n').map((line) => line.trim().split(/\s+/))
    return launchersOf(
      process.pid,
      new Map(
        rows.map(([pid, parent, ...words]) => [
          Number(pid),
          { pid: Number(pid), parent: Number(parent), command: words.join(' ') },
        ]),
      ),
    )
  } catch {
    return [] // Without `ps` nobody can be watched.
  }
}
