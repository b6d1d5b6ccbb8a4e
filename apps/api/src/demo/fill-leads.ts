import { insertLead, saveLeadForm } from '../domains/ads/lead-form-store.ts'
import type { Db, Deps } from '../kernel/deps.ts'
import { DAY_MS } from '../kernel/durations.ts'

const FORM = {
  title: 'A place in our glazing workshop',
  questions: { full_name: 'REQUIRED', email: 'REQUIRED', phone_number: 'OPTIONAL', zip_code: 'OFF' },
  privacyUrl: 'https://kiln-and-clay.example/privacy',
  consent: 'Kiln & Clay may email me about workshops.',
  thankYou: 'Thanks! We’ll email you the next dates.',
  isOn: true,
} as const

interface Given {
  businessId: string
  senders: readonly string[]
}

/** The first promotion that runs has a lead form, which some members have filled out. */
export async function fillLeads(tx: Db, deps: Deps, { businessId, senders }: Given): Promise<void> {
  const running = await tx
    .selectFrom('promotions')
    .select('id')
    .where('businessId', '=', businessId)
    .where('status', '=', 'ACTIVE')
    .orderBy('id')
    .executeTakeFirst()
  if (!running) return
  await saveLeadForm(tx, running.id, FORM)
  const people = await tx
    .selectFrom('users')
    .select(['id', 'fullName', 'email'])
    .where('id', 'in', [...senders])
    .orderBy('id')
    .execute()
  for (const [index, { id: userId, fullName, email }] of people.entries())
    await insertLead(tx, {
      id: deps.newId(),
      promotionId: running.id,
      userId,
      fullName,
      email,
      phoneNumber: null,
      zipCode: null,
      consent: FORM.consent,
      privacyUrl: FORM.privacyUrl,
      sentAt: new Date(deps.now().getTime() - (index + 1) * 2 * DAY_MS),
    })
}
