export const REPORT_TYPES = ['pin', 'comment', 'conversation'] as const
export type ReportType = (typeof REPORT_TYPES)[number]

/** All that can be reported: beside the targets of the documents, boards and people. */
export const REPORTED_TYPES = [...REPORT_TYPES, 'board', 'user'] as const
export type ReportedType = (typeof REPORTED_TYPES)[number]

/** A board or a person as what is reported. */
export type ReportedOwner = { id: string; type: Exclude<ReportedType, ReportType> }

/** What a report is about, and where its reporter met it. // spec 001 §3 */
export type ReportTarget = {
  id: string
  type: ReportType
  isProduct?: boolean
  isPromoted?: boolean
  parentId?: string | null
  videoDuration?: number | null
  viewParameter?: number | null
  viewType?: number | null
  isThirdPartyAd?: boolean
  nodeId?: string | null
}

/** A target that may be a promoted pin, then with the proof that it was served. */
export type ServedTarget = ReportTarget & { promotion?: string }

export const REPORT_REASONS = [
  'spam',
  'nudity',
  'hate',
  'harassment',
  'violence',
  'self-harm',
  'misinformation',
  'dangerous-goods',
  'rights',
  'ai-unlabeled',
  'ai-mislabeled',
] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** Reasons that dispute whether a pin was made with AI. */
const LABEL_DISPUTES = ['ai-unlabeled', 'ai-mislabeled'] as const satisfies readonly ReportReason[]

export const isLabelDispute = (reason: ReportReason): boolean =>
  (LABEL_DISPUTES as readonly ReportReason[]).includes(reason)

/** The reasons for which such a thing can be reported; of a pin by its label, where it is known. */
export const reasonsFor = (type: ReportedType, isLabeled?: boolean): ReportReason[] =>
  REPORT_REASONS.filter((reason) => {
    if (!isLabelDispute(reason)) return true
    return type === 'pin' && (isLabeled === undefined || isLabeled === (reason === 'ai-mislabeled'))
  })
