import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { MAX_ADMIN_ROWS } from '@tessera/api-types/wire/admin-list'
import type { ChildTagView } from '@tessera/api-types/tags/contracts'
import { runWaitingForLogin as run } from '../../providers/flow-calls.ts'
import { advertiserOf, type PromoteForm } from './promote-form.ts'

/** Where the tags of the chosen ad account are. */
export function tagPlaceOf(form: PromoteForm) {
  const { business_id = '', id = '' } = advertiserOf(form) ?? {}
  return { business_id, ad_account_id: id }
}

/** The chosen ad account's own tags, led by others or not: the first ones with these words. */
export function usePromoteTags(form: PromoteForm, q: string) {
  const { business_id, ad_account_id } = tagPlaceOf(form)
  const filter = { own_account_id: ad_account_id, ...(q && { q }) }
  return useQuery({
    queryKey: ['promoteTags', ad_account_id, q],
    queryFn: async () => {
      const range: [number, number] = [0, MAX_ADMIN_ROWS - 1]
      return (await run('tags.list', { business_id, filter, range })) as unknown as ChildTagView[]
    },
    placeholderData: keepPreviousData,
  })
}

/** The tag that is chosen already. */
export function useChosenTag(form: PromoteForm) {
  const { business_id } = tagPlaceOf(form)
  const id = form.selectedOCPMTag
  return useQuery({
    queryKey: ['promoteTag', id],
    queryFn: () => run('tags.get', { business_id, id: id ?? '' }),
    enabled: id !== null,
  })
}
