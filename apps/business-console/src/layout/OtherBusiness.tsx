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
    queryFn: () => ownerOf(others, resource, id),
    retry: false,
  })
  if (isPending) return <Skeleton variant="rounded" height={320} />
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />
  if (!data.owner) return <NotFound place={listPath} />
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

const ASKED_AT_ONCE = 20

/** The first of the businesses that shows the record to this person. @throws when none does and one is unknown */
async function ownerOf(businesses: readonly BusinessView[], resource: string, id: string) {
  let failure: PromiseRejectedResult | undefined
  for (let at = 0; at < businesses.length; at += ASKED_AT_ONCE) {
    const some = businesses.slice(at, at + ASKED_AT_ONCE)
    const asked = await Promise.allSettled(some.map((business) => isShown(business.id, resource, id)))
    const owner = some.find((_business, index) => {
      const result = asked[index]
      return result?.status === 'fulfilled' && result.value
    })
    if (owner) return { owner }
    failure ??= asked.find((result) => result.status === 'rejected')
  }
  if (failure) throw failure.reason
  return { owner: undefined }
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
