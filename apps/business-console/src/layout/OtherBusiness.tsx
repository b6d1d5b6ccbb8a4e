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
  const {
    data: owner,
    isPending,
    error,
    refetch,
  } = useQuery({
    queryKey: [resource, 'owner', id],
    queryFn: async () => (await ownerOf(others, resource, id)) ?? null,
    retry: false,
  })
  if (isPending) return <Skeleton variant="rounded" height={320} />
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />
  if (!owner) return <NotFound place={listPath} />
  const { name } = owner
  const title = translate('console.other_business.title', { name })
  return (
    <>
      <title>{`${title} · ${translate('console.name')}`}</title>
      <Message isWholePage title={title} icon={<SwapIcon />}>
        <Button component={Link} to={`${hubOf(owner.id)}/${here}`} variant="contained">
          {translate('console.other_business.switch', { name })}
        </Button>
      </Message>
    </>
  )
}

/** Whoever has more is not kept waiting for hundreds of answers. */
const MOST_ASKED = 20

/** The first of the businesses that shows the record to this person. */
async function ownerOf(businesses: readonly BusinessView[], resource: string, id: string) {
  const shown = await Promise.all(
    businesses.slice(0, MOST_ASKED).map(async (business) => {
      const found = await isShown(business.id, resource, id)
      return found ? business : null
    }),
  )
  return shown.find((business) => business !== null)
}

const SERVER_FAULT = 500

/** Refusals say that it is not for this person there. @throws Error when there is no answer */
async function isShown(businessId: string, resource: string, id: string): Promise<boolean> {
  try {
    await makeDataProvider(businessId, httpClient).getOne(resource, { id })
    return true
  } catch (error) {
    if (error instanceof HttpError && error.status < SERVER_FAULT) return false
    throw error
  }
}
