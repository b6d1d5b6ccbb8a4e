import type { DraftErrors, PinDraft, PinItem } from '../../entities/pin-drafts/pin-draft-types.ts'
import { isApiError } from '../../shared/api/call.ts'
import { readFailure } from '../../shared/forms/call-failure.ts'
import type { Translate } from '../../shared/i18n/translator.ts'

type Faults = { errors: Partial<DraftErrors>; itemErrors: Record<string, Partial<PinItem>> }

const OF_DRAFT = { board_id: 'board', section_id: 'board', scheduled_ts: 'scheduledDate' } as const
const OF_ITEM = {
  title: 'titleError',
  description: 'descriptionError',
  link: 'linkError',
  tags: 'tagError',
  media: 'mediaError',
  alt_text: 'altTextError',
} as const

/** Each fault of a refused publication at its field; what belongs to none is said of the whole draft. spec 000 §5 */
export function faultsOf(error: unknown, draft: PinDraft, t: Translate): Faults {
  const named = Object.keys(isApiError(error) ? (error.reason?.fields ?? {}) : {})
  const { fields, message } = readFailure(error, named, t)
  const errors: Partial<DraftErrors> = {}
  const itemErrors: Record<string, Partial<PinItem>> = {}
  for (const [path, text] of Object.entries(fields)) {
    const [root = '', at, field = ''] = path.split('.')
    if (root in OF_DRAFT) errors[OF_DRAFT[root as keyof typeof OF_DRAFT]] = text
    else if (field in OF_ITEM) {
      const itemId = draft.pinItemIds[Number(at)] ?? ''
      itemErrors[itemId] = { ...itemErrors[itemId], [OF_ITEM[field as keyof typeof OF_ITEM]]: text }
    } else errors.apiError = text
  }
  if (message !== null) errors.apiError = message
  if (isApiError(error)) errors.apiErrorCode = error.api_error_code
  return { errors, itemErrors }
}
