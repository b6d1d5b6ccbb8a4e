import { readFileSync } from 'node:fs'
import { capture } from '../../lib/run-command.ts'

/** Resident memory of a process in MB; NaN where /proc does not tell. */
export function residentMegabytes(pid: number): number {
  try {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Number(kilobytes) / 1024
  } catch {
    return Number.NaN
  }
}

/** Node programs a process started itself: its picture decoders. */
export async function nodeChildren(pid: number): Promise<number[]> {
  const { output } = await capture(['pgrep', '-P', String(pid), 'node'])
  return output.split('\n').filter(Boolean).map(Number)
}
