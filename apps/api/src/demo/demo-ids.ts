import { idFloor } from '../db/ids.ts'

const SEQUENCE_SIZE = 4096
// Node 1023 keeps these apart from ids that servers mint for the same moments.
const NODE_OFFSET = 1023 * SEQUENCE_SIZE

/** Gives rows ids of the times they stand for, so that old pins sort before new ones. */
export function idsByAge(now: Date): (ageMs: number) => string {
  let made = 0
  return (ageMs) => {
    const start = BigInt(idFloor(new Date(Math.floor(now.getTime() - ageMs))))
    return (start + BigInt(NODE_OFFSET + (made++ % SEQUENCE_SIZE))).toString()
  }
}
