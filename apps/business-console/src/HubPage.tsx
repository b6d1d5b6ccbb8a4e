import { useMemo, useState } from 'react'
import { useLoaderData, useNavigate, useRevalidator } from 'react-router-dom'
import { ConsoleAdmin } from './ConsoleAdmin.tsx'
import {
  actingBusiness,
  keepActingBusiness,
  keepKnownEmployers,
  newEmployers,
  readKnownEmployers,
} from './session/acting-business.ts'
import { BusinessContext, type ActingBusiness } from './session/business-context.ts'
import type { SignedIn } from './session/load-session.ts'
import { PEOPLE_PATH } from './shared/console-paths.ts'

/** The hub of the business somebody works in; another business starts it afresh. */
export function HubPage() {
  const { user, businesses } = useLoaderData<SignedIn>()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const [actingId, setActingId] = useState(() => actingBusiness(user.id, businesses)?.id)
  const [known, setKnown] = useState(() => readKnownEmployers(user.id) ?? rememberAll(user.id, businesses))
  const business = businesses.find(({ id }) => id === actingId) ?? businesses[0]

  const acting = useMemo((): ActingBusiness | null => {
    if (!business) return null
    const remember = () => setKnown(rememberAll(user.id, businesses))
    return {
      userId: user.id,
      business,
      businesses,
      fresh: newEmployers([business.id, ...known], businesses),
      switchTo(businessId) {
        keepActingBusiness(user.id, businessId)
        remember()
        setActingId(businessId)
        void navigate(PEOPLE_PATH)
      },
      dismissFresh: remember,
      reload: () => void revalidate(),
    }
  }, [business, businesses, known, navigate, revalidate, user.id])

  if (!acting) return null
  return (
    <BusinessContext value={acting}>
      <ConsoleAdmin key={acting.business.id} user={user} business={acting.business} />
    </BusinessContext>
  )
}

function rememberAll(userId: string, businesses: SignedIn['businesses']): string[] {
  const ids = businesses.map(({ id }) => id)
  keepKnownEmployers(userId, ids)
  return ids
}
