import type { CreditNoteFields, IssuedInvoiceDetail } from '@tessera/api-types/ads/credit-note-contracts'
import type { CreditNoteView } from '@tessera/api-types/ads/credit-notes'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { recordSystemHistory } from '../business/business-access-service.ts'
import { refuseFaults } from './advertiser-service.ts'
import { markRefused } from './billing-store.ts'
import { lockAccount } from './charge-store.ts'
import {
  creditable,
  creditedSums,
  creditNotes,
  insertCreditNote,
  isBeingPaid,
  leftOfLine,
} from './credit-note-store.ts'
import { spendCredit } from './credit-service.ts'
import { mailCredit, type DunningNeeds } from './dunning-service.ts'
import { creditableMicros, creditedTax, creditNumber, type CreditedSums } from './credit-note-rules.ts'
import { detailOf, isPayable, toInvoiceView } from './invoice-service.ts'
import { issuedInvoice, listIssued } from './invoice-store.ts'
import { insertTransfer } from './ledger-store.ts'
import { isBehind, lockInvoice, type DueRow } from './payment-store.ts'
import { settleWithin } from './settle-service.ts'

type Needs = DunningNeeds & Pick<Deps, 'newId' | 'now' | 'transact'>

export async function listIssuedInvoices(request: ListRequest, { read }: Pick<Deps, 'read'>) {
  const { rows, ...range } = await listIssued(read, request)
  return { items: rows.map((row) => ({ ...toInvoiceView(row), business_name: row.businessName })), ...range }
}

export async function getIssuedInvoice(
  { userId }: Member,
  id: string,
  { read, site }: Pick<Deps, 'read' | 'site'>,
): Promise<IssuedInvoiceDetail> {
  const row = await issuedInvoice(read, id)
  const found = await creditable(read, id, userId)
  if (!row || !found) throw new DomainError('INVOICE_NOT_FOUND')
  const detail = await detailOf(row, { read, site })
  return {
    ...detail,
    business_name: row.businessName,
    can_credit: !found.isOwnBusiness,
    creditable_micros: creditableMicros(await creditedSums(read, id)),
  }
}

/**
 * Gives back a part of an issued invoice. What is due falls by it; what was paid already is credit of the ad account. An
 * invoice whose payment is on its way is left alone: it may be more than what would be due.
 */
export const createCreditNote = ({ userId }: Member, fields: CreditNoteFields, deps: Needs) =>
  deps.transact(async (tx): Promise<CreditNoteView> => {
    const id = fields.invoice_id
    const found = await creditable(tx, id, userId)
    if (!found) throw new DomainError('INVOICE_NOT_FOUND')
    if (found.isOwnBusiness) throw new DomainError('NOT_ALLOWED')
    await lockAccount(tx, found.adAccountId)
    const due = await lockInvoice(tx, id)
    if (await isBeingPaid(tx, id))
      throw new DomainError('CONFLICT', { reason: { key: 'refusal.creditWhilePaying' } })
    const sums = await creditedSums(tx, id)
    await refuseTooMuch(tx, fields, sums)
    const noteId = await issue(tx, deps, { userId, fields, due, sums })
    const note = (await creditNotes(tx, id)).find((one) => one.id === noteId)
    if (!note) throw new Error(`Credit note ${noteId} is gone`)
    await follow(tx, deps, due, note)
    return note
  })

async function refuseTooMuch(
  tx: Db,
  { invoice_id, line, amount_micros }: CreditNoteFields,
  sums: CreditedSums,
) {
  const ofLine = line ? await leftOfLine(tx, invoice_id, line) : Infinity
  const isTooMuch = amount_micros > (ofLine ?? 0) || amount_micros > creditableMicros(sums)
  refuseFaults({
    line: ofLine === null ? { key: 'field.credit.line' } : null,
    amount_micros: isTooMuch ? { key: 'field.credit.most' } : null,
  })
}

interface Issued {
  userId: string
  fields: CreditNoteFields
  due: DueRow
  sums: CreditedSums & { notes: number }
}

/** Books a note as credit of its account, of which the invoice, while it is open, uses what it owes. */
async function issue(tx: Db, deps: Needs, { userId, fields, due, sums }: Issued): Promise<string> {
  const subtotalMicros = fields.amount_micros
  const taxMicros = creditedTax(sums, subtotalMicros)
  const [id, issuedAt] = [deps.newId(), deps.now()]
  const transfer = { adAccountId: due.adAccountId, occurredAt: issuedAt, source: id, currency: due.currency }
  await insertTransfer(tx, {
    ...transfer,
    id: deps.newId(),
    kind: 'CREDIT_NOTE',
    amountMicros: subtotalMicros,
  })
  await insertTransfer(tx, { ...transfer, id: deps.newId(), kind: 'CREDIT_TAX', amountMicros: taxMicros })
  const settledMicros = isPayable(due) ? await spendCredit(tx, deps, due, subtotalMicros + taxMicros) : 0
  await insertCreditNote(tx, {
    id,
    invoiceId: due.id,
    creditNumber: creditNumber(due.invoiceNumber, sums.notes + 1),
    promotionId: fields.line?.campaign_id ?? null,
    day: fields.line?.date ?? null,
    reason: fields.reason,
    explanation: fields.explanation,
    subtotalMicros,
    taxMicros,
    settledMicros,
    issuedAt,
    issuerId: userId,
  })
  return id
}

/** What a note means for the history, the payers, and ads that waited for its invoice. */
async function follow(tx: Db, deps: Needs, due: DueRow, note: CreditNoteView): Promise<void> {
  const isSettled = isPayable(due) && note.settled_micros === Number(due.totalMicros)
  await recordSystemHistory(tx, deps, due.businessId, {
    action: 'UPDATE',
    entityType: 'INVOICE',
    entityId: due.id,
    entityName: due.invoiceNumber,
    changes: [
      { field: 'credit_note', old: null, new: note.credit_number },
      { field: 'credited_micros', old: null, new: note.total_micros },
      ...(isSettled ? [{ field: 'status', old: due.status, new: 'PAID' }] : []),
    ],
  })
  await mailCredit(tx, deps, due, note)
  if (!isSettled) return
  if (!(await isBehind(tx, due.adAccountId))) await markRefused(tx, due.adAccountId, false)
  await settleWithin(tx, deps, due.adAccountId)
}
