import type { Member } from '@tessera/shared-auth'
import { followsOperations } from '../domains/follows/operations.ts'
import { messagesOperations } from '../domains/messages/operations.ts'
import { notificationsOperations } from '../domains/notifications/operations.ts'
import { preferencesOperations } from '../domains/preferences/operations.ts'
import { reportsOperations } from '../domains/reports/operations.ts'
import type { Deps } from '../kernel/deps.ts'
import { aMember } from './test-callers.ts'
import { callerOf } from './test-operations.ts'

/** Steps of tests that are about messages. */
export function messageSteps(deps: Deps) {
  const call = callerOf(
    [
      ...messagesOperations,
      ...followsOperations,
      ...notificationsOperations,
      ...preferencesOperations,
      ...reportsOperations,
    ],
    deps,
  )
  const follows = (who: Member, whom: Member) => call(who, 'users.follow', { user_id: whom.userId })
  return {
    call,
    follows,
    blocks: (who: Member, whom: Member) => call(who, 'users.block', { user_id: whom.userId }),
    begin: (who: Member, whom: readonly Member[], text = 'Hello there') =>
      call(who, 'conversations.create', { user_ids: whom.map(({ userId }) => userId), text }),
    textsOf: (messages: readonly { text: string }[]) => messages.map(({ text }) => text),
    /** New people who all follow each other: two, or those named. */
    async tied<const N extends readonly string[]>(...names: N): Promise<Tied<N>> {
      const people: Member[] = []
      for (const fullName of names.length > 0 ? names : ['Ada One', 'Ben Other'])
        people.push(await aMember(deps, { fullName }))
      for (const who of people) for (const whom of people) if (who !== whom) await follows(who, whom)
      return people as unknown as Tied<N>
    },
  }
}

type Tied<N extends readonly string[]> = N extends readonly []
  ? readonly [Member, Member]
  : { [K in keyof N]: Member }
