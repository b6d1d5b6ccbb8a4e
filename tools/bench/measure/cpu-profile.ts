/** As V8 writes it: which node was on top at each sample, and the microseconds since the one before. */
export interface CpuProfile {
  nodes: { id: number; callFrame: { functionName: string; url: string; lineNumber: number } }[]
  samples: number[]
  timeDeltas: number[]
}

const IDLE = new Set(['(idle)', '(program)', '(root)'])

/** Lines of share, function and place, the heaviest first; shares are of the time that something ran. */
export function heaviestPlaces({ nodes, samples, timeDeltas }: CpuProfile, most: number): string[] {
  const places = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]))
  const times = new Map<string, number>()
  let busy = 0
  for (const [at, id] of samples.entries()) {
    const frame = places.get(id)
    if (!frame || IDLE.has(frame.functionName)) continue
    const name = `${frame.functionName || '(anonymous)'} ${placeOf(frame.url)}:${frame.lineNumber + 1}`
    const time = timeDeltas[at] ?? 0
    busy += time
    times.set(name, (times.get(name) ?? 0) + time)
  }
  return [...times]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([name, time]) => `${((time / busy) * 100).toFixed(1).padStart(5)} % ${name}`)
}

/** From the package or the folder of the project on. */
const placeOf = (url: string): string =>
  url
    .split('/node_modules/')
    .at(-1)
    ?.replace(/^file:.*\/(?=(?:apps|packages|tools)\/)/, '') ?? url
