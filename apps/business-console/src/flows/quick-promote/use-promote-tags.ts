import { useQuery } from '@tanstack/react-query'
import type { TagView } from '@tessera/api-types/tags/contracts'
import { runWaitingForLogin as run } from '../../providers/flow-calls.ts'
import { advertiserOf, type PromoteForm } from './promote-form.ts'

/** Where the tags of the chosen ad account are. */
export function tagPlaceOf(form: PromoteForm) {
  const { business_id = '', id = '' } = advertiserOf(form) ?? {}
  return { business_id, ad_account_id: id }
}

/** The tags that can count conversions for the chosen ad account. */
export function usePromoteTags(form: PromoteForm) {
  const { business_id, ad_account_id } = tagPlaceOf(form)
  return useQuery({
    queryKey: ['promoteTags', ad_account_id],
    queryFn: async () =>
      (await run('tags.list', { business_id, filter: { ad_account_id } })) as unknown as TagView[],
  })
}
