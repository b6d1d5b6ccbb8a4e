const MICROS = 1_000_000

/** Money of the wire, in millionths, as a field shows it. */
export const fromMicros = (micros: number | null | undefined): number | '' =>
  typeof micros === 'number' ? micros / MICROS : ''

/** A typed amount in millionths; an empty field is no limit. */
export const toMicros = (amount: unknown): number | null => {
  if (amount === null || amount === undefined || amount === '') return null
  return Math.round(Number(amount) * MICROS)
}

interface SettingsValues {
  settings: { business_address?: { line1?: string | null } | null }
}

/** What a save sends: an address without a first line is no address. */
export function toSettings(values: object): { settings: object } {
  const { settings } = values as SettingsValues
  const { business_address: address } = settings
  return { settings: { ...settings, business_address: address?.line1 ? withTexts(address) : null } }
}

/** An emptied field is an empty text here, never null. */
const withTexts = (address: object) =>
  Object.fromEntries(Object.entries(address).map(([field, value]) => [field, value ?? '']))
