import type { Db } from '../../kernel/deps.ts'

interface HiddenPin {
  userId: string
  aggregatedPinId: string
}

export async function hidePinFrom(tx: Db, hidden: HiddenPin, hiddenAt: Date): Promise<void> {
  await tx
    .insertInto('hiddenPins')
    .values({ ...hidden, hiddenAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function showPinTo(tx: Db, { userId, aggregatedPinId }: HiddenPin): Promise<void> {
  await tx
    .deleteFrom('hiddenPins')
    .where('userId', '=', userId)
    .where('aggregatedPinId', '=', aggregatedPinId)
    .execute()
}
