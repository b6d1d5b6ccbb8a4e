import { expectAccessible } from '../fixtures/accessibility.ts'
import { answered } from '../fixtures/answered.ts'
import { expect, test } from '../fixtures/journey.ts'
import { Member } from '../fixtures/member.ts'

interface Link {
  invite_code: string
  url: string
}

test('I-7.34 a member makes a link in the account menu', async ({ page, ada, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/${ada.username}/`)
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Invite friends' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite friends' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await answered(page, () => dialog.getByRole('button', { name: 'Copy link' }).click())
  await expect(dialog.getByRole('link')).toHaveAttribute('href', /\/signup\/\?invite_code=[\w-]+$/)
})

test('I-4.112 I-4.113 I-7.34 who signs up by a link is greeted with the inviter, says hello to them, and is greeted no more', async ({
  ada,
  stranger,
}) => {
  const { url, invite_code } = await ada.call<Link>('POST', '/v3/users/me/invites/', {})
  const page = await stranger()
  await page.goto(url)
  await page.getByLabel('Email').fill(`by${Date.now()}@e2e.example`)
  await page.getByLabel('Password', { exact: true }).fill('a fair way to begin 9')
  await page.getByLabel('Birthdate').fill('1990-05-17')
  await page.getByRole('button', { name: 'Continue' }).click()
  const greeting = page.getByRole('region', { name: 'Your invite' })
  await expect(greeting).toContainText(`${ada.person.firstName} invited you. Say hello?`)
  await answered(page, () => greeting.getByRole('button', { name: /^Follow/ }).click())
  await expect(greeting.getByRole('button', { name: /^Following|^Unfollow/ })).toBeVisible()
  await expectAccessible(page)
  const told = await page.request.get(
    `/resource/InviteCodeMetadataResource/get/?data=${encodeURIComponent(JSON.stringify({ options: { invite_code } }))}`,
  )
  expect(await told.json()).toMatchObject({ resource_response: { data: { sender: { id: ada.id } } } })
  await greeting.getByRole('button', { name: 'Dismiss' }).click({ trial: true })
  await greeting.getByRole('button', { name: 'Message' }).click()
  const dialog = page.getByRole('dialog', { name: 'New message' })
  await expect(dialog.getByRole('button', { name: `Remove ${ada.person.firstName}` })).toBeVisible()
  await dialog.getByLabel('Message').fill('Hello!')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('region', { name: /Messages with/ })).toContainText('Hello!')

  await expect(greeting).toBeHidden()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Notifications' })).toBeVisible()
  await expect(greeting).toBeHidden()
})

test.describe('a code of nobody', () => {
  test.use({ expectedFaults: [/404/] })

  test('I-8.20 shows no greeting and no error', async ({ page, context }) => {
    await Member.join(context)
    const told = page.waitForResponse((answer) => answer.url().includes('InviteCodeMetadata'))
    await page.goto('/?invite_code=made-up')
    expect((await told).status()).toBe(404)
    await expect(page.getByRole('region', { name: 'Your invite' })).toBeHidden()
    await expect(page.getByRole('alert')).toBeHidden()
  })
})
