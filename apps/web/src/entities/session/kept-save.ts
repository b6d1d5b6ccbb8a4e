import { sessionStore } from '../../shared/browser/storage.ts'

const KEY = 'kept_save'

/** Notes the pin that a visitor wanted to save, until they are a member: the way there loads other pages. */
export const keepSave = (pinId: string): void => sessionStore.write(KEY, pinId)

/** A visitor who turned the offer down has nothing to be saved later. // C-4.93 */
export const forgetKeptSave = (): void => sessionStore.remove(KEY)

/** Whether this is the pin that waits to be saved; it waits no more. */
export function takeKeptSave(pinId: string): boolean {
  if (sessionStore.read(KEY) !== pinId) return false
  sessionStore.remove(KEY)
  return true
}
