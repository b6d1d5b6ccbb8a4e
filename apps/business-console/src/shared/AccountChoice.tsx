import { useReference, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import type { AdAccountView } from '@tessera/api-types/business/views'
import { BY_NAME } from './HubList.tsx'
import { ReferenceChoice } from './ReferenceChoice.tsx'
import { useHubPath } from './use-hub-path.ts'

interface Props {
  /** The page below which each ad account has an address. */
  place: string
  chosen: string
  /** What of the address holds for the other account, too. */
  search?: string
}

/** Goes to the same page of another ad account. */
export function AccountChoice({ place, chosen, search = '' }: Props) {
  const translate = useTranslate()
  const hubPath = useHubPath()
  const navigate = useNavigate()
  const { referenceRecord } = useReference<AdAccountView>({ reference: 'ad-accounts', id: chosen })
  return (
    <ReferenceChoice<AdAccountView>
      resource="ad-accounts"
      sort={BY_NAME}
      label={translate('resources.ads.account')}
      textOf={({ name }) => name}
      chosen={referenceRecord ?? null}
      onChoose={({ id }) => void navigate({ pathname: hubPath(`${place}/${id}`), search })}
      isNarrow
    />
  )
}
