import type { Page } from '@playwright/test'
import { makeAdAccount, makeBusiness, type Business } from '../fixtures/business.ts'
import { expect, test } from '../fixtures/journey.ts'
import { linkIn, mailTo } from '../fixtures/mailbox.ts'
import type { Member } from '../fixtures/member.ts'

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Business hub' })

async function openHub(page: Page, { id }: Business, place: string): Promise<void> {
  await page.goto(`/business/${id}/hub/${place}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Whose menu has some entries and lacks others. */
async function expectMenu(page: Page, has: readonly string[], lacks: readonly string[]): Promise<void> {
  const entry = (name: string) => menuOf(page).getByRole('link', { name, exact: true })
  for (const name of has) await expect(entry(name)).toBeVisible()
  for (const name of lacks) await expect(entry(name)).toHaveCount(0)
}

test('B-1.01 each of the six kinds of users signs in to the hub and is limited to what that kind may do', async ({
  page,
  ada,
  someone,
}) => {
  test.slow()
  const shop = await makeBusiness(ada)
  const account = await makeAdAccount(ada, shop, 'Summer sale')
  const join = async (role: 'ADMIN' | 'EMPLOYEE', assets: object[] = []) => {
    const { page: theirs, member } = await someone()
    const { email } = member.person
    const invite = { invitees: [email], business_roles: [role], assets }
    await ada.call('POST', `/v3/businesses/${shop.id}/invites`, invite)
    const link = linkIn(await mailTo(page.request, email, new RegExp(shop.name)))
    await member.call('POST', `/v3/business_invites/${link.split('/').at(-2)}/accept/`)
    return theirs
  }
  const share = async (receiver: Member, { id }: Business) => {
    const assets = [{ id: account.id, type: 'AD_ACCOUNT', permissions: ['ANALYST'] }]
    const offer = { invite_type: 'PARTNER', partner: id, assets }
    const sent = await ada.call<{ id: string }>('POST', `/v3/businesses/${shop.id}/partner-invites`, offer)
    await receiver.call('PUT', `/v3/businesses/${id}/requests/${sent.id}`, { status: 'ACCEPTED' })
  }

  await test.step('a business admin manages people and everything they work with', async () => {
    const theirs = await join('ADMIN')
    await openHub(theirs, shop, 'people')
    await expectMenu(theirs, ['Partners', 'Pending invites and requests', 'History'], ['Managed clients'])
    await expect(theirs.getByRole('main').getByRole('link', { name: 'Invite people' }).first()).toBeVisible()
  })

  await test.step('an employee sees what they were given, and manages nobody', async () => {
    const theirs = await join('EMPLOYEE')
    await openHub(theirs, shop, 'ad-accounts')
    await expectMenu(
      theirs,
      ['People', 'Ad accounts'],
      ['Partners', 'Pending invites and requests', 'History'],
    )
    await expect(theirs.getByText('No ad accounts are shared with you')).toBeVisible()
    await expect(theirs.getByText('Summer sale')).toHaveCount(0)
    await expect(theirs.getByRole('link', { name: 'Create ad account' })).toHaveCount(0)
  })

  await test.step('a partner works with what was shared, and does not come into the business', async () => {
    const { page: theirs, member } = await someone()
    const partner = await makeBusiness(member)
    await share(member, partner)
    await openHub(theirs, partner, 'ad-accounts')
    await expect(theirs.getByRole('link', { name: 'Summer sale' })).toBeVisible()
    await expectMenu(theirs, ['Partners'], ['Managed clients'])
    await theirs.goto(`/business/${shop.id}/hub/ad-accounts`)
    await expect(theirs.getByText("You don't have access to this page")).toBeVisible()
    await expect(theirs.getByText('Summer sale')).toHaveCount(0)
    await expect(menuOf(theirs)).toHaveCount(0)
  })

  await test.step('an agency manages its clients', async () => {
    const { page: theirs, member } = await someone()
    const agency = await makeBusiness(member, 'agency')
    await share(member, agency)
    await openHub(theirs, agency, 'managed-clients')
    await expect(theirs.getByRole('link', { name: shop.name })).toBeVisible()
    await expectMenu(theirs, ['Managed clients', 'Ad accounts'], [])
  })

  await test.step('an advertiser promotes pins with the ad account they were given, and sees no other', async () => {
    await makeAdAccount(ada, shop, 'Winter sale')
    const given = [{ id: account.id, type: 'AD_ACCOUNT', permissions: ['CAMPAIGN_MANAGER'] }]
    const theirs = await join('EMPLOYEE', given)
    await openHub(theirs, shop, 'ad-accounts')
    await expect(theirs.getByRole('link', { name: 'Summer sale' })).toBeVisible()
    await expect(theirs.getByText('Winter sale')).toHaveCount(0)
    await menuOf(theirs).getByRole('link', { name: 'Ads', exact: true }).click()
    await expect(theirs.getByRole('link', { name: 'Promote a pin' }).first()).toBeVisible()
  })

  await test.step('a merchant works on the catalogs, and on nothing that an admin manages', async () => {
    const given = [{ id: account.id, type: 'AD_ACCOUNT', permissions: ['CATALOGS_MANAGER'] }]
    const theirs = await join('EMPLOYEE', given)
    const goods = { name: 'Vases', country: 'DE', language: 'de', currency: 'EUR' }
    await ada.call('POST', `/v3/businesses/${shop.id}/catalogs`, goods)
    await openHub(theirs, shop, 'catalogs')
    await expect(theirs.getByRole('link', { name: 'Vases' })).toBeVisible()
    await expectMenu(theirs, ['Catalogs', 'Storefront'], ['Partners', 'History'])
  })
})
