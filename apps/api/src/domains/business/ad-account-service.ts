import type { z } from 'zod'
import type {
  AdAccountChanges,
  AdAccountFields,
  AdAccountSettingsInput,
} from '@tessera/api-types/business/inputs'
import type { AdAccountSettingsView, AdAccountView } from '@tessera/api-types/business/views'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { refuseStale } from '../../kernel/refuse-stale.ts'
import {
  adAccount,
  countAdAccounts,
  insertAdAccount,
  listAdAccounts as listRows,
  updateAdAccount,
  type AdAccountRow,
} from './ad-account-store.ts'
import { holdersOf } from './asset-store.ts'
import { toAdAccountSettingsView, toAdAccountView } from './asset-view.ts'
import {
  accessOf,
  lockedAccess,
  readableAssets,
  recordHistory,
  type Access,
} from './business-access-service.ts'
import { canCreateAdAccounts, canManageAsset, canReadAsset } from './business-permissions.ts'
import { changedFields } from './history-rules.ts'

const MAX_AD_ACCOUNTS = 50
export async function listAdAccounts(
  viewer: Member,
  businessId: string,
  request: ListRequest,
  deps: Pick<Deps, 'now' | 'read'>,
) {
  const access = await accessOf(deps.read, businessId, viewer.userId)
  const now = deps.now()
  const reached = readableAssets(access.actor)
  const { rows, total, offset } = await listRows(deps.read, businessId, reached, request, now)
  return { items: await views(deps.read, access, rows, now), total, offset }
}

export async function getAdAccount(
  viewer: Member,
  businessId: string,
  id: string,
  deps: Pick<Deps, 'now' | 'read'>,
) {
  const access = await accessOf(deps.read, businessId, viewer.userId)
  const now = deps.now()
  return view(deps.read, access, await readable(deps.read, access, id, now), now)
}

export function createAdAccount(
  viewer: Member,
  businessId: string,
  fields: AdAccountFields,
  deps: Pick<Deps, 'newId' | 'now' | 'transact'>,
) {
  return deps.transact(async (tx) => {
    const access = await lockedAccess(tx, businessId, viewer.userId)
    if (!canCreateAdAccounts(access.actor)) throw new DomainError('NOT_ALLOWED')
    if ((await countAdAccounts(tx, businessId)) >= MAX_AD_ACCOUNTS) throw new DomainError('LIMIT_REACHED')
    const { time_zone, ...same } = fields
    const inserted = await insertAdAccount(tx, {
      ...same,
      id: deps.newId(),
      businessId,
      timeZone: time_zone,
      createdAt: deps.now(),
    })
    const row = { ...inserted, ownerName: access.business.name, billing: null, spendMonthMicros: '0' }
    await record(tx, deps, access, row, 'CREATE')
    return view(tx, access, row, deps.now())
  })
}

/** Renames or archives; an account is never deleted. */
export function changeAdAccount(
  viewer: Member,
  businessId: string,
  id: string,
  changes: z.output<typeof AdAccountChanges>,
  deps: Pick<Deps, 'newId' | 'now' | 'transact'>,
): Promise<AdAccountView> {
  return deps.transact(async (tx) => {
    const access = await lockedAccess(tx, businessId, viewer.userId)
    const account = await manageable(tx, access, id, deps.now())
    if (changes.status && account.status === 'BILLING_HOLD') {
      throw new DomainError('CONFLICT', { reason: { key: 'refusal.billingHold' } })
    }
    return view(tx, access, await saved(tx, deps, access, account, changes), deps.now())
  })
}

export async function getSettings(
  viewer: Member,
  businessId: string,
  id: string,
  deps: Pick<Deps, 'now' | 'read'>,
) {
  const access = await accessOf(deps.read, businessId, viewer.userId)
  return toAdAccountSettingsView(await readable(deps.read, access, id, deps.now()), access.actor)
}

export function changeSettings(
  viewer: Member,
  businessId: string,
  id: string,
  { settings, version }: { settings: AdAccountSettingsInput; version?: number | undefined },
  deps: Pick<Deps, 'newId' | 'now' | 'transact'>,
): Promise<AdAccountSettingsView> {
  return deps.transact(async (tx) => {
    const access = await lockedAccess(tx, businessId, viewer.userId)
    const account = await manageable(tx, access, id, deps.now())
    refuseStale(account, version)
    const row = await saved(tx, deps, access, account, settings)
    return toAdAccountSettingsView(row, access.actor)
  })
}

async function saved(
  tx: Db,
  deps: Pick<Deps, 'newId' | 'now'>,
  access: Access,
  account: AdAccountRow,
  given: Record<string, unknown>,
): Promise<AdAccountRow> {
  const before = { ...toAdAccountSettingsView(account, access.actor).settings, status: account.status }
  const changes = changedFields(before, given)
  if (changes.length === 0) return account
  const values = Object.fromEntries(changes.map(({ field, new: value }) => toColumn(field, value)))
  // The state of an account is no part of its settings: archiving does not disturb who edits them.
  const version = changes.some(({ field }) => field !== 'status') ? account.version + 1 : account.version
  const row = { ...account, ...(await updateAdAccount(tx, account.id, { ...values, version })) }
  await record(tx, deps, access, row, 'UPDATE', changes)
  return row
}

const COLUMN: Readonly<Record<string, string>> = {
  time_zone: 'timeZone',
  spend_cap_micros: 'spendCapMicros',
  notification_emails: 'notificationEmails',
  business_address: 'businessAddress',
  default_locale: 'defaultLocale',
}

const toColumn = (field: string, value: unknown): [string, unknown] => [
  COLUMN[field] ?? field,
  field === 'business_address' && value !== null ? JSON.stringify(value) : value,
]

async function readable(db: Db, { actor }: Access, id: string, now: Date): Promise<AdAccountRow> {
  const row = canReadAsset(actor, id) ? await adAccount(db, actor.businessId, id, now) : null
  if (!row) throw new DomainError('ASSET_NOT_FOUND')
  return row
}

async function manageable(db: Db, access: Access, id: string, now: Date): Promise<AdAccountRow> {
  const row = await readable(db, access, id, now)
  if (!canManageAsset(access.actor, { id, type: 'AD_ACCOUNT' })) throw new DomainError('NOT_ALLOWED')
  return row
}

async function views(
  db: Db,
  { actor, isInherited }: Access,
  rows: AdAccountRow[],
  now: Date,
): Promise<AdAccountView[]> {
  const holders = await holdersOf(
    db,
    actor.businessId,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => toAdAccountView(row, { actor, isInherited, ...holders }, now))
}

const view = async (db: Db, access: Access, row: AdAccountRow, now: Date): Promise<AdAccountView> =>
  (await views(db, access, [row], now))[0] as AdAccountView

const record = (
  tx: Db,
  deps: Pick<Deps, 'newId' | 'now'>,
  { actor }: Access,
  { id, name }: AdAccountRow,
  action: 'CREATE' | 'UPDATE',
  changes: ReturnType<typeof changedFields> = [],
) =>
  recordHistory(tx, deps, actor, {
    action,
    entityType: 'AD_ACCOUNT',
    entityId: id,
    entityName: name,
    changes,
  })
