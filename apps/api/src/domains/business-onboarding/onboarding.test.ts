import { beforeAll, describe, expect, it } from 'vitest'
import type { BusinessView } from '@tessera/api-types/business/views'
import type { BusinessOnboardingView } from '@tessera/api-types/business-onboarding/contracts'
import { allRoutes, type OperationName } from '@tessera/api-types/routes'
import { operations } from '../../operations.ts'
import { aMember, callAs } from '../../testing/test-callers.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { openBusinessOfPartner } from '../business/partner-sign-up-service.ts'

let deps: TestDeps
beforeAll(async () => {
  deps = await testDeps()
})

const operation = (name: OperationName) => {
  const found = operations.find(({ contract }) => contract.route.name === allRoutes[name].name)
  if (!found) throw new Error(`No operation ${name}`)
  return found
}

const answers = {
  accountType: 'business',
  businessName: 'Kiln & Co',
  hasWebsite: true,
  website: 'kiln.example',
  country: 'SE',
  locale: 'sv_SE',
  businessVertical: 'HOME_AND_GARDEN',
  numberEmployees: '11-50',
  businessGoals: ['SELL_PRODUCTS'],
  worksWithAgency: false,
  advertisingIntent: 'YES',
  firstName: 'Ada',
  lastName: 'Stone',
  email: 'ada@kiln.example',
}

async function somebody() {
  const member = await aMember(deps)
  const call = callAs(deps, member)
  return {
    member,
    get: async () => (await call(operation('businessOnboarding.get'))) as BusinessOnboardingView,
    save: (given: object, stepIndex = 6) =>
      call(operation('businessOnboarding.save'), { ...given, stepIndex }),
    complete: async () =>
      (await call(operation('businessOnboarding.complete'), {
        time_zone: 'Europe/Stockholm',
      })) as BusinessOnboardingView,
    businesses: async () => (await call(operation('business.list'))) as BusinessView[],
    accountsOf: (business_id: string) => call(operation('adAccounts.list'), { business_id }),
  }
}

describe('the questionnaire of a new business', () => {
  it('B-7.33 is saved, and resumed with its answers; finishing again is refused', async () => {
    const ada = await somebody()
    expect(await ada.get()).toMatchObject({
      stepIndex: 0,
      canProceed: false,
      businessGoals: [],
      leadId: null,
    })
    await ada.save({ accountType: 'agency', businessName: 'Kiln' }, 2)
    expect(await ada.get()).toMatchObject({ stepIndex: 2, accountType: 'agency', businessName: 'Kiln' })
    await ada.save(answers)
    const done = await ada.complete()
    expect(done).toMatchObject({ is_completed: true, stepIndex: 7, shouldShowCalendlyModal: true })
    expect(done.leadId).toMatch(/^\d+$/)
    await expect(ada.complete()).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(ada.save(answers)).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await ada.get()).toMatchObject({ leadId: done.leadId, shouldShowCalendlyModal: false })
  })

  it('B-4.74 makes the business and its first ad account, in the currency of the country', async () => {
    const ada = await somebody()
    await ada.save(answers)
    const { business_id } = await ada.complete()
    expect(await ada.businesses()).toMatchObject([
      {
        id: business_id,
        name: 'Kiln & Co',
        vertical: 'HOME_AND_GARDEN',
        country: 'SE',
        currency: 'SEK',
        website: 'https://kiln.example',
        contact_email: 'ada@kiln.example',
        account_type: 'advertiser',
      },
    ])
    expect(await ada.accountsOf(business_id ?? '')).toMatchObject({
      total: 1,
      items: [{ name: 'Kiln & Co', country: 'SE', currency: 'SEK', time_zone: 'Europe/Stockholm' }],
    })
  })

  it('B-4.74 fills the business that was opened at sign-up, and begins with what is known of it', async () => {
    const ada = await somebody()
    await deps.transact((tx) =>
      openBusinessOfPartner(tx, deps, {
        userId: ada.member.userId,
        businessName: 'Oven',
        email: 'oven@tessera.test',
        country: 'DE',
      }),
    )
    const [opened] = await ada.businesses()
    expect(await ada.get()).toMatchObject({ businessName: 'Oven', country: 'DE', whatsAppConsent: false })
    await ada.save({
      ...answers,
      accountType: 'agency',
      agencyRole: 'OWNER',
      agencyClients: '1-5',
      agencyContent: true,
      agencyService: ['SEO'],
    })
    await ada.complete()
    expect(await ada.businesses()).toMatchObject([
      { id: opened?.id, name: 'Kiln & Co', currency: 'SEK', account_type: 'agency' },
    ])
    expect(await ada.accountsOf(opened?.id ?? '')).toMatchObject({ total: 1 })
  })

  it('B-4.74 begins with what the account and the business of sign-up say, and keeps it when it is saved', async () => {
    const ada = await somebody()
    const { userId } = ada.member
    await deps.read
      .updateTable('users')
      .set({ firstName: 'Ada', lastName: 'Stone', locale: 'sv_SE', country: 'SE' })
      .where('id', '=', userId)
      .execute()
    await deps.transact((tx) =>
      openBusinessOfPartner(tx, deps, {
        userId,
        businessName: 'Oven',
        email: 'oven@tessera.test',
        country: 'DE',
      }),
    )
    const [opened] = await ada.businesses()
    const website = 'https://oven.example'
    await deps.read.updateTable('businesses').set({ website }).where('id', '=', opened!.id).execute()
    const known = {
      businessName: 'Oven',
      hasWebsite: true,
      website,
      country: 'DE',
      locale: 'sv_SE',
      firstName: 'Ada',
      lastName: 'Stone',
    }
    const begun = await ada.get()
    expect(begun).toMatchObject(known)
    const { businessName: _name, hasWebsite: _has, website: _site, country: _country, ...others } = answers
    await ada.save({ ...others, ...known })
    await ada.complete()
    expect(await ada.businesses()).toMatchObject([{ id: opened!.id, name: 'Oven', website, country: 'DE' }])
  })

  it('B-5.16 an answer that does not hold finishes nothing', async () => {
    const ada = await somebody()
    await ada.save({ ...answers, businessGoals: [], phoneNumber: '12', countryCode: '+46' })
    await expect(ada.complete()).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      detail: { fields: { businessGoals: { key: 'field.needed' }, phoneNumber: { key: 'field.phone' } } },
    })
    expect(await ada.businesses()).toEqual([])
    expect(await ada.get()).toMatchObject({ is_completed: false })
  })
})
