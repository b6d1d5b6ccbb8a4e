import { createContext, use } from 'react'
import type { BusinessView } from '@tessera/api-types/business/views'

export interface ActingBusiness {
  userId: string
  business: BusinessView
  businesses: readonly BusinessView[]
  /** Businesses the person can reach since the last load. */
  fresh: readonly BusinessView[]
  switchTo(businessId: string): void
  dismissFresh(): void
  /** Another value once rights may differ from those that were read with the records on screen. */
  rightsVersion: string
  /** Reads the session anew, after something about the business changed. */
  reload(): void
}

export const BusinessContext = createContext<ActingBusiness | null>(null)

/** The business whose hub is open. */
export function useActingBusiness(): ActingBusiness {
  const acting = use(BusinessContext)
  if (!acting) throw new Error('No business above this component')
  return acting
}
