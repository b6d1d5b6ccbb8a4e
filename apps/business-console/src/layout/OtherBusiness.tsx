import SwapIcon from '@mui/icons-material/SwapHoriz'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { BusinessView } from '@tessera/api-types/business/views'
import { makeDataProvider } from '../providers/data-provider.ts'
import { httpClient } from '../providers/http-client.ts'
import { useActingBusiness } from '../session/business-context.ts'
import { hubOf } from '../shared/console-paths.ts'
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
  const { data: owner } = useQuery({
    queryKey: [resource, 'owner', id],
    queryFn: async () => (await ownerOf(others, resource, id)) ?? null,
  })
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

/** The first of the businesses that shows the record to this person. */
async function ownerOf(
  businesses: readonly BusinessView[],
  resource: string,
  id: string,
): Promise<BusinessView | undefined> {
  for (const business of businesses) {
    const record = await makeDataProvider(business.id, httpClient)
      .getOne(resource, { id })
      .catch(() => null)
    if (record) return business
  }
  return undefined
}
