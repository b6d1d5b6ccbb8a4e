import { expect, it } from 'vitest'
import { operations } from '../../operations.ts'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)

it('C-7.20 C-5.08 C-5.09 the own record has name, address and, off until the member agrees, both flags', async () => {
  const ada = await aMember(deps)
  const own = { full_name: 'Ada Test', email: `${ada.username}@tessera.test` }
  const flags = (isName: boolean, isEmail: boolean) => ({
    is_name_eligible_for_lead_form_autofill: isName,
    is_email_eligible_for_lead_form_autofill: isEmail,
  })
  expect(await call(ada, 'users.me', {})).toMatchObject({ ...own, ...flags(false, false) })
  const agreed = await call(ada, 'settings.updatePrivacy', { is_name_eligible_for_lead_form_autofill: true })
  expect(agreed).toMatchObject(flags(true, false))
  expect(await call(ada, 'users.me', {})).toMatchObject({ ...own, ...flags(true, false) })
  await call(ada, 'settings.updatePrivacy', flags(false, true))
  expect(await call(ada, 'users.me', {})).toMatchObject(flags(false, true))
  await expect(call(visitor, 'users.me', {})).rejects.toMatchObject({ code: 'SIGN_IN_REQUIRED' })
  const limited = { ...ada, state: 'LIMITED_LOGIN' as const }
  expect(await call(limited, 'users.me', {})).toMatchObject(flags(false, false))
})
