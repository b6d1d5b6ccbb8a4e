import SwapIcon from '@mui/icons-material/SwapHoriz'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { HttpError, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { BusinessView } from '@tessera/api-types/business/views'
import { makeDataProvider } from '../providers/data-provider.ts'
import { httpClient } from '../providers/http-client.ts'
import { useActingBusiness } from '../session/business-context.ts'
import { hubOf } from '../shared/console-paths.ts'
import { LoadFailure } from '../shared/LoadFailure.tsx'
import { Message } from './Message.tsx'
import { NotFound } from './NotFound.tsx'
import { useHere } from '../shared/use-hub-path.ts'

interface Props {
  resource: string
  id: string
  /** The list the record would be in. */
  listPath: string
}

/** A record that is not in this business: in another one of the same person, or nowhere. */
export function OtherBusiness({ resource, id, listPath }: Props) {
  const translate = useTranslate()
  const here = useHere()
  const { business, businesses } = useActingBusiness()
  const others = businesses.filter((each) => each.id !== business.id)
  const { data, isPending, error, refetch } = useQuery({
    queryKey: [resource, 'owner', id],
    queryFn: () => ownerOf(others.slice(0, MOST_ASKED), resource, id),
    retry: false,
  })
  if (isPending) return <Skeleton variant="rounded" height={320} />
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />
  if (!data.owner) {
    const counts = { count: MOST_ASKED, total: others.length }
    const cutOff =
      others.length > MOST_ASKED ? translate('console.other_business.cut_off', counts) : undefined
    return <NotFound place={listPath} text={cutOff} />
  }
  const { id: ownerId, name } = data.owner
  const title = translate('console.other_business.title', { name })
  return (
    <>
      <title>{`${title} · ${translate('console.name')}`}</title>
      <Message isWholePage title={title} icon={<SwapIcon />}>
        <Button component={Link} to={`${hubOf(ownerId)}/${here}`} variant="contained">
          {translate('console.other_business.switch', { name })}
        </Button>
      </Message>
    </>
  )
}

/** Somebody in hundreds of businesses does not wait for all of them. */
const MOST_ASKED = 20

/** The first of the businesses that shows the record to this person. @throws when none does and one is unknown */
async function ownerOf(businesses: readonly BusinessView[], resource: string, id: string) {
  const asked = await Promise.allSettled(businesses.map((business) => isShown(business.id, resource, id)))
  const owner = businesses.find((_business, index) => {
    const result = asked[index]
    return result?.status === 'fulfilled' && result.value
  })
  const failure = asked.find((result) => result.status === 'rejected')
  if (!owner && failure) throw failure.reason
  return { owner }
}

// An id of another shape, a business or record that is not for this person, and one that is not there.
const NOT_SHOWN = [400, 403, 404]

/** @throws Error when it is not known */
async function isShown(businessId: string, resource: string, id: string): Promise<boolean> {
  try {
    await makeDataProvider(businessId, httpClient).getOne(resource, { id })
    return true
  } catch (error) {
    if (error instanceof HttpError && NOT_SHOWN.includes(error.status)) return false
    throw error
  }
}
