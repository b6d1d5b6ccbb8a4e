export const REPORT_TYPES = ['pin', 'comment', 'conversation'] as const
export type ReportType = (typeof REPORT_TYPES)[number]

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
] as const
export type ReportReason = (typeof REPORT_REASONS)[number]
