import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** Solves a proof-of-work challenge; returns the token that the server checks. */
export async function solvePuzzle(puzzle: object, timeoutMs: number): Promise<string | null> {
  const challenge = puzzle as Challenge
  const solution = await solveChallenge({ challenge, deriveKey, timeout: timeoutMs })
  return solution && btoa(JSON.stringify({ challenge, solution }))
}
