import type { AdAccountSettingsView } from '@tessera/api-types/business/views'
import { MICROS } from '@tessera/api-types/wire/micros'
import { changedFields } from '../../shared/changed-fields.ts'

/** Money of the wire, in millionths, as a field shows it. */
export const fromMicros = (micros: number | null | undefined): number | '' =>
  typeof micros === 'number' ? micros / MICROS : ''

/** A typed amount in millionths; an empty field is no limit. */
export const toMicros = (amount: unknown): number | null => {
  if (amount === null || amount === undefined || amount === '') return null
  return Math.round(Number(amount) * MICROS)
}

type Settings = AdAccountSettingsView['settings']
type AddressValues = Record<string, string | null | undefined>

/**
 * What a save sends: the settings that were changed, and the version they were changed on. Where somebody else has
 * changed one of them since the form `began`, that is the version of then, so that the server refuses it.
 */
export function toSettings(
  values: object,
  options?: { previousData: unknown },
  began: AdAccountSettingsView | null = null,
) {
  const record = options?.previousData as AdAccountSettingsView
  const { settings } = values as { settings: Settings }
  const business_address = toAddress(settings.business_address)
  const changes = changedFields(record.settings, { ...settings, business_address } as Settings)
  const theirs = began ? changedFields(began.settings, record.settings) : {}
  const isOverTheirs = Object.keys(changes).some((field) => field in theirs)
  return { settings: changes, version: (isOverTheirs && began ? began : record).version }
}

/** An emptied field is an empty text here, never null; an address without any text is none. */
function toAddress(address: AddressValues | null | undefined): Record<string, string> | null {
  if (!hasAddress(address)) return null
  return Object.fromEntries(Object.entries(address ?? {}).map(([field, value]) => [field, value ?? '']))
}

const hasAddress = (address: AddressValues | null | undefined): boolean =>
  Object.values(address ?? {}).some((value) => Boolean(value?.trim()))

/** Form rule for what an address cannot do without, once any part of it is there. */
export const requiredInAddress = (value: unknown, values: unknown): string | undefined => {
  const { business_address } = (values as { settings: { business_address?: AddressValues } }).settings
  return value || !hasAddress(business_address) ? undefined : 'ra.validation.required'
}
