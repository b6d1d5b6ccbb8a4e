import { describe, expect, it } from 'vitest'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { viewerSource } from '../sessions/viewer-service.ts'
import { aSignedUpPerson } from '../identity/testing/people.ts'
import { profilesOperations } from '../profiles/operations.ts'
import { preferencesOperations } from './operations.ts'

const deps = await testDeps()
const call = callerOf([...preferencesOperations, ...profilesOperations], deps)
const yearsAgo = (years: number) => `${deps.now().getUTCFullYear() - years}-01-01`

describe('personal details', () => {
  it('keep what was chosen, and own words for a gender only beside that choice', async () => {
    const ada = await aMember(deps)
    const chosen = {
      birthday: yearsAgo(30),
      gender: 'custom',
      custom_gender: 'agender',
      country: 'CA',
    } as const
    expect(await call(ada, 'settings.updatePersonal', chosen)).toMatchObject(chosen)
    expect(await call(ada, 'settings.updatePersonal', { gender: 'female' })).toMatchObject({
      birthday: chosen.birthday,
      gender: 'female',
      custom_gender: null,
    })
    expect(await call(ada, 'settings.personal', {})).toMatchObject({ gender: 'female', country: 'CA' })
  })

  it('decide the language of the site', async () => {
    const { viewer, token } = await aSignedUpPerson(deps)
    await call(viewer, 'settings.updatePersonal', { locale: 'de' })
    const hints = { token, userAgent: 'test', acceptLanguage: 'fr', localeCookie: null, countryFromIp: null }
    expect(await viewerSource(deps)(hints)).toMatchObject({ locale: 'de' })
  })

  it('refuse who is too young, days to come, and unknown countries and languages', async () => {
    const ada = await aMember(deps)
    for (const wrong of [
      { birthday: yearsAgo(12) },
      { birthday: yearsAgo(-1) },
      { country: 'XX' },
      { locale: 'xx' as 'de' },
    ])
      await expect(call(ada, 'settings.updatePersonal', wrong)).rejects.toMatchObject({
        code: 'INVALID_INPUT',
      })
    await expect(call(visitor, 'settings.updatePersonal', { country: 'CA' })).rejects.toMatchObject({
      code: 'SIGN_IN_REQUIRED',
    })
  })

  it('I-3.50 take a country that has a number, however it is written, and none that reads as unknown', async () => {
    const ada = await aMember(deps)
    expect(await call(ada, 'settings.updatePersonal', { country: 'za' })).toMatchObject({ country: 'ZA' })
    for (const country of ['GT', 'UNKNOWN', '', 'toString'])
      await expect(call(ada, 'settings.updatePersonal', { country })).rejects.toMatchObject({
        code: 'INVALID_INPUT',
      })
  })

  it('close the profile of a minor, who cannot become older by the settings', async () => {
    const teen = await aMember(deps)
    await call(teen, 'settings.updatePersonal', { birthday: yearsAgo(14) })
    expect(await call(visitor, 'users.get', { user_id: teen.userId })).toMatchObject({
      is_private_profile: true,
    })
    await expect(call(teen, 'settings.updatePersonal', { birthday: yearsAgo(20) })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
  })
})

it('C-7.54 countries are named in the language of the reader, languages in their own', async () => {
  expect(await call(visitor, 'settings.countries', { locale: 'de' })).toContainEqual({
    key: 'DE',
    name: 'Deutschland',
  })
  expect(await call(visitor, 'settings.countries', {})).toContainEqual({ key: 'DE', name: 'Germany' })
  const locales = await call(visitor, 'settings.locales', {})
  expect(locales).toContainEqual({ key: 'en_US', name: 'American English' })
  expect(locales).toContainEqual({ key: 'ja', name: '日本語' })
})
