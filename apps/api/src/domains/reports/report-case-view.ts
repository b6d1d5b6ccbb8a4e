import { imageUrl } from '@tessera/api-types/images/image-path'
import type { ReportCaseDetailView, ReportCaseView } from '@tessera/api-types/reports/views'
import type { Member } from '@tessera/shared-auth'
import { canDecide, canRelabel, mayBeBanned, mayMarkBoard } from './report-case-policy.ts'
import type { ActionRow, CaseRow, EarlierCase, SeenRow } from './report-case-store.ts'

export function toReportCaseView(row: CaseRow, imageBase: string): ReportCaseView {
  const { authorId, username, avatarSignature, imageSignature } = row
  return {
    id: row.id,
    type: row.targetType,
    state: row.state,
    words: row.words,
    image_url: imageSignature && imageUrl(imageBase, imageSignature, '136x136'),
    author:
      authorId === null
        ? null
        : {
            id: authorId,
            username,
            full_name: row.fullName,
            image_medium_url: avatarSignature && imageUrl(imageBase, avatarSignature, '136x136'),
            is_write_banned: row.isWriteBanned,
          },
    report_count: row.reportCount,
    reasons: row.reasons,
    opened_at: row.openedAt.toISOString(),
    reported_at: row.reportedAt.toISOString(),
    decided_at: row.decidedAt?.toISOString() ?? null,
  }
}

export interface ReportCase {
  row: CaseRow
  earlier: EarlierCase[]
  upheld: number
  actions: ActionRow[]
  seen: SeenRow[]
}

const toSeenView = (row: SeenRow): ReportCaseDetailView['seen'][number] => ({
  count: row.count,
  is_product: row.isProduct,
  is_promoted: row.isPromoted,
  is_third_party_ad: row.isThirdPartyAd,
  parent_id: row.parentId,
  video_duration: row.videoDuration,
  view_type: row.viewType,
  view_parameter: row.viewParameter,
  node_id: row.nodeId,
})

/** Where the thing is on the site: a comment under its pin; a conversation nowhere but for those who take part. */
function pathOf({ targetType, pinId, username, boardOwnerName, boardSlug }: CaseRow): string | null {
  if (targetType === 'user') return `/${username}/`
  if (targetType === 'board') return `/${boardOwnerName}/${boardSlug}/`
  return pinId === null ? null : `/pin/${pinId}/`
}

export function toReportCaseDetailView(
  { row, earlier, upheld, actions, seen }: ReportCase,
  viewer: Member,
  imageBase: string,
): ReportCaseDetailView {
  const mayBan = mayBeBanned(viewer, row)
  return {
    ...toReportCaseView(row, imageBase),
    path: row.isThere ? pathOf(row) : null,
    is_there: row.isThere,
    large_image_url: row.imageSignature && imageUrl(imageBase, row.imageSignature, '474x'),
    earlier: earlier.map(({ id, state, decidedAt, reportCount }) => ({
      id,
      state,
      report_count: reportCount,
      decided_at: decidedAt?.toISOString() ?? null,
    })),
    seen: seen.map(toSeenView),
    upheld_count: upheld,
    board: row.boardId === null ? null : { name: row.boardName, sensitivity: row.boardSensitivity },
    ai_label: row.targetType === 'pin' ? row.aiLabel : null,
    abilities: {
      can_relabel: canRelabel(viewer, row),
      can_decide: canDecide(viewer, row),
      can_ban: mayBan && !row.isWriteBanned,
      can_lift_ban: mayBan && row.isWriteBanned,
      can_mark_board: mayMarkBoard(viewer, row),
    },
    log: actions.map(({ id, actorName, action, occurredAt }) => ({
      id,
      actor_name: actorName,
      action,
      occurred_at: occurredAt.toISOString(),
    })),
  }
}
