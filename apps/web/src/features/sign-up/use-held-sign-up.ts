import { SIGN_UP_BY_MAIL } from '@tessera/api-types/error-numbers'
import { useState } from 'react'
import { isApiError } from '../../shared/api/call.ts'

/** Where a site finishes sign-ups by a mailed link: the address that waits for it. */
export function useHeldSignUp() {
  const [heldFor, setHeldFor] = useState<string | null>(null)
  const holdable = async (email: string, sent: Promise<void>) => {
    try {
      await sent
    } catch (error) {
      if (!isApiError(error) || error.api_error_code !== SIGN_UP_BY_MAIL) throw error
      setHeldFor(email)
    }
  }
  return { heldFor, holdable, startOver: () => setHeldFor(null) }
}
