export const say = (line: string) => process.stdout.write(`${line}\n`)

export const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

export const inMinutes = (milliseconds: number) => `${(milliseconds / 60_000).toFixed(1).padStart(5)} min`

/** Announces a piece of work, does it, and prints how long it took. */
export async function timed<T>(title: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  say(`${title} …`)
  const result = await work()
  say(`${title}: done in ${seconds(performance.now() - start)}`)
  return result
}
