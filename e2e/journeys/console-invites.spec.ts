import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { makeBusiness } from '../fixtures/business.ts'
import { inDatabase } from '../fixtures/database.ts'
import { expect, test } from '../fixtures/journey.ts'
import { linkIn, mailTo } from '../fixtures/mailbox.ts'
import { type Member, newWord } from '../fixtures/member.ts'

const INVITES = '/business/hub/invites'

/** A business of the member with pending invites; returns the link of the first. */
async function invited(page: Page, owner: Member, ...invitees: [string, ...string[]]) {
  const { id, name } = await makeBusiness(owner)
  const invite = { invitees, business_roles: ['EMPLOYEE'], assets: [] }
  await owner.call('POST', `/v3/businesses/${id}/invites`, invite)
  return { name, link: linkIn(await mailTo(page.request, invitees[0], new RegExp(name))) }
}

test.describe('a link that cannot be used', () => {
  test.use({ expectedFaults: [/status of 4(?:04|10)/] })

  test('B-2.21 B-2.22 an invite that ran out is sent again: the new link works, the old one does not', async ({
    page,
    ada,
    someone,
  }) => {
    const { page: theirs, member } = await someone()
    const { email } = member.person
    const { name, link } = await invited(page, ada, email)
    const made = await inDatabase(
      "UPDATE business_invites SET sent_at = sent_at - interval '31 days' WHERE email = $1",
      [email],
    )
    expect(made).toBe(1)

    await page.goto(INVITES)
    await expect(page.getByRole('row').getByText('Expired')).toBeVisible()
    await expectAccessible(page)
    await theirs.goto(link)
    await expect(theirs.getByText('This invite has expired. Ask the sender for a new one.')).toBeVisible()
    await expectAccessible(theirs)

    await page.getByRole('button', { name: /^Actions for / }).click()
    await page.getByRole('menuitem', { name: /^Resend invite to / }).click()
    await expect(page.getByText(/^Invite resent to /)).toBeVisible()
    await expect(page.getByRole('row').getByText('Pending')).toBeVisible()
    const newLink = async () => linkIn(await mailTo(page.request, email, new RegExp(name)))
    await expect.poll(newLink).not.toBe(link)
    await theirs.goto(await newLink())
    await expect(theirs.getByRole('heading', { name: `Join ${name}` })).toBeVisible()
    await theirs.goto(link)
    await expect(theirs.getByRole('heading', { name: `Join ${name}` })).toHaveCount(0)
    await expect(theirs.getByText('This invite can’t be used')).toBeVisible()
  })

  test('B-7.20 an invite is deleted after a warning, the keyboard goes on at the row that remains, and its link stops working', async ({
    page,
    ada,
    someone,
  }) => {
    const { page: theirs, member } = await someone()
    const { email } = member.person
    const { link } = await invited(page, ada, email, 'zoe@e2e.example')
    await page.goto(INVITES)
    const remove = async () => {
      await page.getByRole('button', { name: /^Actions for (?!zoe)/ }).click()
      await page.getByRole('menuitem', { name: /^Delete invite to/ }).click()
    }
    await remove()
    const warning = page.getByRole('dialog')
    await expect(warning.getByText('The link in the email will stop working.')).toBeVisible()
    await expectAccessible(page)
    await warning.getByRole('button', { name: 'Cancel' }).click()
    await expect(warning).toHaveCount(0)
    await remove()
    await warning.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Invite deleted')).toBeVisible()
    await expect(page.getByRole('row')).toHaveCount(2)
    await expect(page.getByRole('button', { name: 'Actions for zoe@e2e.example' })).toBeFocused()
    await theirs.goto(link)
    await expect(theirs.getByText('This invite can’t be used')).toBeVisible()
  })

  test('B-7.20 many invites are deleted at once: one that is gone already says so', async ({ page, ada }) => {
    const { id } = await makeBusiness(ada)
    const invitees = ['uma', 'vito', 'wren'].map((name) => `${name}-${newWord()}@e2e.example`)
    const invites = `/v3/businesses/${id}/invites`
    await ada.call('POST', invites, { invitees, business_roles: ['EMPLOYEE'], assets: [] })
    await page.goto(`/business/${id}/hub/invites`)
    for (const email of invitees) await page.getByRole('checkbox', { name: `Select ${email}` }).click()
    const bar = page.getByRole('region', { name: 'Selected rows' })
    await expect(bar.getByText('3 selected')).toBeVisible()
    await expectAccessible(page)
    const [first = ''] = invitees
    const sent = await ada.call<{ id: string; invited: { email: string } }[]>('GET', invites)
    const gone = sent.find(({ invited: { email } }) => email === first)
    await ada.call('DELETE', `${invites}/${gone?.id}`)

    await bar.getByRole('button', { name: 'Delete' }).click()
    const question = page.getByRole('dialog', { name: 'Delete 3 invites?' })
    for (const email of invitees) await expect(question.getByText(email)).toBeVisible()
    await question.getByRole('button', { name: 'Delete' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete', exact: true })
    await expect(dialog.getByText('2 of 3 done')).toBeVisible()
    await expect(dialog.getByRole('listitem').filter({ hasText: first })).not.toContainText('Deleted')
    await expect(dialog.getByText('Deleted')).toHaveCount(2)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByText('No pending invites')).toBeVisible()
  })
})
