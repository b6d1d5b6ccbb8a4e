import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** Works on a puzzle until it is solved; the answer is the token the server checks. */
export async function solvePuzzle(puzzle: object, timeoutMs: number): Promise<string | null> {
  const challenge = puzzle as Challenge
  const solution = await solveChallenge({ challenge, deriveKey, timeout: timeoutMs })
  return solution && btoa(JSON.stringify({ challenge, solution }))
}
