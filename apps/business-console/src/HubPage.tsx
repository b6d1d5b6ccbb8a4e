import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLoaderData, useNavigate, useParams, useRevalidator } from 'react-router-dom'
import { ConsoleAdmin } from './ConsoleAdmin.tsx'
import { FlowFrame } from './layout/FlowFrame.tsx'
import { LostBusiness } from './layout/LostBusiness.tsx'
import {
  keepActingBusiness,
  keepKnownEmployers,
  newEmployers,
  readKnownEmployers,
} from './session/acting-business.ts'
import { BusinessContext, type ActingBusiness } from './session/business-context.ts'
import type { SignedIn } from './session/load-session.ts'
import { peopleOf } from './shared/console-paths.ts'

/** The hub of the business in the address; another business starts it afresh. */
export function HubPage() {
  const { user, businesses } = useLoaderData<SignedIn>()
  const { businessId } = useParams()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const [known, setKnown] = useState(() => readKnownEmployers(user.id) ?? rememberAll(user.id, businesses))
  const { refusals, rereadRights } = useRefusals()
  const business = businesses.find(({ id }) => id === businessId)
  useKeptBusiness(user.id, business?.id)
  const [opened, setOpened] = useState(business)
  if (business && business !== opened) setOpened(business)

  const acting = useMemo((): ActingBusiness | null => {
    if (!business) return null
    const remember = () => setKnown(rememberAll(user.id, businesses))
    return {
      userId: user.id,
      business,
      businesses,
      fresh: newEmployers([business.id, ...known], businesses),
      switchTo(id) {
        remember()
        void navigate(peopleOf(id))
      },
      dismissFresh: remember,
      rightsVersion: `${JSON.stringify(business.abilities)} ${refusals}`,
      reload: () => void revalidate(),
    }
  }, [business, businesses, known, navigate, refusals, revalidate, user.id])

  if (!acting) {
    return (
      <FlowFrame>
        <LostBusiness name={opened?.id === businessId ? opened?.name : undefined} />
      </FlowFrame>
    )
  }
  return (
    <BusinessContext value={acting}>
      <ConsoleAdmin
        key={acting.business.id}
        user={user}
        business={acting.business}
        onRefused={rereadRights}
      />
    </BusinessContext>
  )
}

/** The next address without a business, in this tab or another, leads back to the open one. */
function useKeptBusiness(userId: string, businessId: string | undefined): void {
  useEffect(() => {
    if (businessId) keepActingBusiness(userId, businessId)
  }, [businessId, userId])
}

/** Counts refused changes; each refusal reads the session anew. */
function useRefusals() {
  const { revalidate } = useRevalidator()
  const [refusals, setRefusals] = useState(0)
  const rereadRights = useCallback(
    async (isChange: boolean) => {
      if (isChange) setRefusals((count) => count + 1)
      await revalidate()
    },
    [revalidate],
  )
  return { refusals, rereadRights }
}

function rememberAll(userId: string, businesses: SignedIn['businesses']): string[] {
  const ids = businesses.map(({ id }) => id)
  keepKnownEmployers(userId, ids)
  return ids
}
