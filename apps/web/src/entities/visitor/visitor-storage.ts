import type { VisitorState } from '@tessera/shared-tracking'
import { localStore } from '../../shared/browser/storage.ts'

const KEY = 'visitor'

const isVisitor = (value: unknown): value is VisitorState =>
  typeof value === 'object' && value !== null && 'visitedPages' in value && Array.isArray(value.visitedPages)

/** What this browser has noted of its visitor; null when it has nothing, or nothing it can read. */
export function readVisitor(): VisitorState | null {
  try {
    const value: unknown = JSON.parse(localStore.read(KEY) ?? 'null')
    return isVisitor(value) ? value : null
  } catch {
    return null
  }
}

export const storeVisitor = (state: VisitorState): void => localStore.write(KEY, JSON.stringify(state))
export const forgetVisitor = (): void => localStore.remove(KEY)
