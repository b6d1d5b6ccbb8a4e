const CHUNK_RETRIES = 3 // spec 001 §9
const FIRST_WAIT_MS = 500

export type Wait = (ms: number) => Promise<void>

/** Loads a code chunk: after a failure three more times, 500, 1000 and 2000 ms apart, then it throws. */
export async function loadChunk<T>(load: () => Promise<T>, wait: Wait): Promise<T> {
  for (let retry = 0; ; retry++) {
    try {
      return await load()
    } catch (error) {
      if (retry === CHUNK_RETRIES) throw error
      await wait(FIRST_WAIT_MS * 2 ** retry)
    }
  }
}
