import { mailedToken, anAddress, aSignedUpPerson } from '../domains/identity/testing/people.ts'
import type { Member } from '@tessera/shared-auth'
import { operations } from '../operations.ts'
import { visitor } from './test-callers.ts'
import type { TestDeps } from './test-deps.ts'
import { callerOf } from './test-operations.ts'

/** People whose settings are guarded, and what they do. */
export function guardedPeople(deps: TestDeps) {
  const call = callerOf(operations, deps)
  return {
    call,
    mailsTo: (address: string) => deps.sentMail.filter(({ to }) => to === address),
    /** A member whose settings are guarded by 1234. */
    async aGuarded({ isConfirmed = true } = {}): Promise<{ ada: Member; guardian: string }> {
      const { viewer: ada } = await aSignedUpPerson(deps)
      const guardian = anAddress()
      await call(ada, 'passcode.set', { new_passcode: '1234', backup_email: guardian })
      if (isConfirmed)
        await call(visitor, 'passcode.confirm', { token: mailedToken(deps.sentMail, guardian) })
      return { ada, guardian }
    },
    changeMessages: (who: Member, passcode?: string | null) =>
      call(who, 'settings.updateMessages', { should_show_messaging: false, passcode }),
  }
}
