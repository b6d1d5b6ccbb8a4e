import type { ChildTagView, TagView } from '@tessera/api-types/tags/contracts'
import { TAG_SCRIPT_PATH } from '@tessera/api-types/tags/tag-options'
import type { TagWithChildren } from './tag-rules.ts'
import type { TagRow } from './tag-store.ts'

export interface Viewing {
  managesAccount(id: string): boolean
  /** Origin of the site. */
  publicUrl: string
}

export const toTagView = (tag: TagWithChildren, viewing: Viewing): TagView => {
  const accounts = [tag, ...tag.children].map(ownerOf)
  return {
    ...toChildTagView(tag, viewing),
    child_tags: tag.children.map((child) => toChildTagView(child, viewing)),
    adAccounts: [...new Map(accounts.map((account) => [account.id, account])).values()],
  }
}

const toChildTagView = (row: TagRow, { managesAccount, publicUrl }: Viewing): ChildTagView => ({
  id: row.id,
  business_id: row.businessId,
  ad_account_id: row.adAccountId,
  leader_tag_id: row.leaderTagId,
  name: row.name,
  automatic_enhanced_match: row.hasAutomaticEnhancedMatch,
  created_time: row.createdAt.toISOString(),
  last_fired_event:
    row.lastEventName && row.lastFiredAt
      ? { event_name: row.lastEventName, fired_at: row.lastFiredAt.toISOString() }
      : null,
  ownerAdAccount: ownerOf(row),
  snippet: snippetOf(row, publicUrl),
  abilities: { can_edit: managesAccount(row.adAccountId) },
})

const ownerOf = ({ adAccountId, adAccountName }: TagRow) => ({ id: adAccountId, name: adAccountName })

/** Calls that come before the script are kept until it is there. */
const snippetOf = ({ id, hasAutomaticEnhancedMatch }: TagRow, publicUrl: string): string =>
  `<script>window.tessera=window.tessera||function(){(tessera.q=tessera.q||[]).push(arguments)}</script><script async src="${publicUrl}${TAG_SCRIPT_PATH}" data-tag="${id}"${
    hasAutomaticEnhancedMatch ? ' data-enhanced-match' : ''
  }></script>`
