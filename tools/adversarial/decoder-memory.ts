import { readdirSync, readFileSync } from 'node:fs'

/** The most memory (bytes) any living child process has held, as Linux counts it; 0 elsewhere. */
export function peakOfChildren(): number {
  if (process.platform !== 'linux') return 0
  const tasks = readdirSync('/proc/self/task')
  const children = tasks.flatMap((task) =>
    readOrEmpty(`/proc/self/task/${task}/children`).split(' ').filter(Boolean),
  )
  return Math.max(0, ...children.map(peakOf))
}

const peakOf = (pid: string): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readOrEmpty(`/proc/${pid}/status`))?.[1] ?? 0) * 1024

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
