import { use, useEffect } from 'react'
import { BusinessContext } from '../session/business-context.ts'
import { readStored, store } from './browser-storage.ts'
import { useHere } from './use-hub-path.ts'

/** A record of the hub whose page was open in this browser. */
export interface RecentRecord {
  /** Below the address of the hub. */
  path: string
  title: string
}

const MOST = 6

const keyOf = (userId: string, businessId: string) => `console.recent:${userId}:${businessId}`

/** The records a person opened last in a business, the latest first. */
export const recentRecords = (userId: string, businessId: string): RecentRecord[] =>
  readStored<RecentRecord[]>(keyOf(userId, businessId)) ?? []

/** A record has one place among them, under the tab that was open last. */
const isSame = (one: RecentRecord, other: RecentRecord): boolean =>
  one.path === other.path || (one.title === other.title && recordOf(one) === recordOf(other))

/** Its resource and the ids in its address: what else is there names a tab. */
const recordOf = (one: RecentRecord): string => [placeOf(one), ...(one.path.match(/\d+/g) ?? [])].join('/')

/** The resource of a record. */
export const placeOf = ({ path }: RecentRecord): string => path.split('/')[0] ?? ''

/** Keeps the open record, once it has a title, among those visited last. */
export function useRecentRecord(title: string): void {
  const acting = use(BusinessContext)
  const path = useHere()
  const userId = acting?.userId
  const businessId = acting?.business.id
  useEffect(() => {
    if (!userId || !businessId || !title || path.endsWith('/create')) return
    const opened = { path, title }
    const others = recentRecords(userId, businessId).filter((each) => !isSame(each, opened))
    store(keyOf(userId, businessId), [opened, ...others].slice(0, MOST))
  }, [businessId, path, title, userId])
}
