/** Some of the things, the same ones for the same seed. */
export function seededSample<T>(things: readonly T[], count: number, seed: number): T[] {
  let state = seed >>> 0
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state
  }
  return things
    .map((thing) => ({ thing, place: next() }))
    .toSorted((one, other) => one.place - other.place)
    .slice(0, count)
    .map(({ thing }) => thing)
}
