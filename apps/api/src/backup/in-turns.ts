/** Works through the items, so many at once. */
export async function inTurns<T>(
  atOnce: number,
  items: AsyncIterable<T>,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const iterator = items[Symbol.asyncIterator]()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = await iterator.next(); !next.done; next = await iterator.next()) await work(next.value)
    }),
  )
}
