import { EXPLAINED_TYPES, SUBJECT_TYPES, type ExplainedType } from '@tessera/api-types/asset-access/views'

export type SubjectType = (typeof SUBJECT_TYPES)[number]

export interface AskedAccess {
  subjectType: SubjectType
  subject: string
  type: ExplainedType
  asset: string
}

const oneOf = <T extends string>(known: readonly T[], given: string | null): T | undefined =>
  known.find((each) => each === given)

/** What the address asks: about whom, and which asset. */
export const readAsked = (address: URLSearchParams): AskedAccess => ({
  subjectType: oneOf(SUBJECT_TYPES, address.get('by')) ?? 'PERSON',
  subject: address.get('who') ?? '',
  type: oneOf(EXPLAINED_TYPES, address.get('type')) ?? 'AD_ACCOUNT',
  asset: address.get('asset') ?? '',
})

export const toAddress = ({ subjectType, subject, type, asset }: AskedAccess): string =>
  new URLSearchParams({ by: subjectType, who: subject, type, asset }).toString()

/** Where the hub explains it. */
export const explainAddress = (asked: AskedAccess): string => `access?${toAddress(asked)}`
