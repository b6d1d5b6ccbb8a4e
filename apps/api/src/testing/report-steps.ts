import type { ReportReason } from '@tessera/api-types/reports/report-target'
import type { Member } from '@tessera/shared-auth'
import { commentsOperations } from '../domains/comments/operations.ts'
import { operations } from '../operations.ts'
import { aMember } from './test-callers.ts'
import { commentSteps } from './test-comments.ts'
import { aBoard, aPin } from './test-content.ts'
import { testDeps } from './test-deps.ts'
import { callerOf } from './test-operations.ts'

/** What tests of reported things do: people, their pins, reports, and the notifications of a decision. */
export async function reportSteps() {
  const deps = await testDeps()
  const call = callerOf(operations, deps)

  const anEmployee = async (): Promise<Member> => {
    const member = await aMember(deps)
    await deps.read.updateTable('users').set({ isEmployee: true }).where('id', '=', member.userId).execute()
    return { ...member, isEmployee: true }
  }

  return {
    deps,
    call,
    comments: commentSteps(deps, commentsOperations),
    /** Two who look after the site, and three members. */
    people: async () => ({
      staff: await anEmployee(),
      other: await anEmployee(),
      ada: await aMember(deps),
      ben: await aMember(deps),
      eve: await aMember(deps),
    }),
    aPinOf: async (author: Member, title = 'Odd lamp') =>
      aPin(deps, author, await aBoard(deps, author), { title }),
    report: (who: Member, id: string, reason: ReportReason = 'spam', type: 'pin' | 'comment' = 'pin') =>
      call(who, 'reports.create', { type, id, reason }),
    async openCaseOf(id: string): Promise<string> {
      const row = await deps.read
        .selectFrom('reportCases')
        .select('id')
        .where('targetId', '=', id)
        .where('state', '=', 'open')
        .executeTakeFirstOrThrow()
      return row.id
    },
    newsOf: async (who: Member) =>
      (await call(who, 'notifications.list', {})).items.map(({ kind, actor }) => [kind, actor]),
  }
}
