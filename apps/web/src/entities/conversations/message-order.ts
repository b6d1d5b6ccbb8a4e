/** Ids grow with time, and are too long for numbers. */
export const compareIds = (a: string, b: string): number =>
  a.length === b.length ? (a < b ? -1 : Number(a > b)) : a.length - b.length

type Placed = { id: string; type: string }

export const TEMP_MESSAGE = 'tempMessage' // spec 000 §3

/** The oldest first; what is still on its way stands last, as it was written. */
export const inOrder = <M extends Placed>(messages: readonly M[]): M[] => {
  const isPending = ({ type }: Placed) => type === TEMP_MESSAGE
  const sent = messages.filter((one) => !isPending(one)).sort((a, b) => compareIds(a.id, b.id))
  return [...sent, ...messages.filter(isPending)]
}
