import type { OnboardingAnswers } from '@tessera/api-types/business-onboarding/onboarding-answers'
import type { Db } from '../../kernel/deps.ts'

export interface OnboardingRow {
  answers: OnboardingAnswers
  stepIndex: number
  leadId: string | null
  businessId: string | null
}

const columns = ['answers', 'stepIndex', 'leadId', 'businessId'] as const

export async function onboarding(db: Db, userId: string): Promise<OnboardingRow | null> {
  const row = await db
    .selectFrom('businessOnboardings')
    .select(columns)
    .where('userId', '=', userId)
    .$castTo<OnboardingRow>()
    .executeTakeFirst()
  return row ?? null
}

/** As {@link onboarding}, with other changes of it waiting until `tx` ends. */
export async function lockedOnboarding(tx: Db, userId: string): Promise<OnboardingRow | null> {
  await tx
    .selectFrom('businessOnboardings')
    .select('userId')
    .where('userId', '=', userId)
    .forUpdate()
    .execute()
  return onboarding(tx, userId)
}

interface Saved {
  userId: string
  answers: OnboardingAnswers
  stepIndex: number
  updatedAt: Date
}

/** Whether it was saved: a finished one stays as it is. */
export async function saveOnboarding(
  tx: Db,
  { userId, answers, stepIndex, updatedAt }: Saved,
): Promise<boolean> {
  const values = { answers: JSON.stringify(answers), stepIndex, updatedAt }
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('businessOnboardings')
    .values({ userId, ...values })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet(values).where('businessOnboardings.completedAt', 'is', null),
    )
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows) > 0
}

export async function finishOnboarding(
  tx: Db,
  userId: string,
  finished: { stepIndex: number; leadId: string; businessId: string; completedAt: Date },
): Promise<void> {
  await tx.updateTable('businessOnboardings').set(finished).where('userId', '=', userId).execute()
}

/** What is known from the account. */
export async function accountDetails(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .select(['email', 'firstName', 'lastName', 'locale', 'country'])
    .where('id', '=', userId)
    .executeTakeFirst()
}

/** The business somebody has owned the longest among those without an ad account: opened when they signed up. */
export async function unfinishedBusiness(db: Db, userId: string) {
  return db
    .selectFrom('businesses as b')
    .innerJoin('businessMembers as m', 'm.businessId', 'b.id')
    .select(['b.id', 'b.name', 'b.country', 'b.website'])
    .where('m.userId', '=', userId)
    .where('m.role', '=', 'OWNER')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('adAccounts as a').select('a.id').whereRef('a.businessId', '=', 'b.id'))),
    )
    .orderBy('b.id')
    .limit(1)
    .executeTakeFirst()
}
