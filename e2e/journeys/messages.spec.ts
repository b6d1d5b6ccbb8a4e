import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { answered } from '../fixtures/answered.ts'
import { expect, test } from '../fixtures/journey.ts'

const write = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Write a message' }).fill(text)
  await answered(page, () => page.getByRole('button', { name: 'Send', exact: true }).click())
}

test('C-0.02 C-1.13 C-4.07 C-7.37 one member writes, the other sees it at the top and answers', async ({
  page,
  ada,
  someone,
}) => {
  const { page: theirs, member } = await someone()
  await member.call('POST', `/v3/users/${ada.id}/follow/`)
  await page.goto(`/${member.username}/`)
  await page.getByRole('button', { name: 'Message', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'New message' })
  await expect(dialog.getByRole('button', { name: `Remove ${member.person.firstName}` })).toBeVisible()
  await dialog.getByLabel('Message').fill('Have you seen this glaze?')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(page).toHaveURL(/\/messages\/\d+\/$/)
  await expect(page.getByRole('region', { name: /Messages with/ })).toContainText('Have you seen this glaze?')

  await theirs.goto('/')
  await expect(theirs.getByText('1 conversation with new messages')).toBeAttached()
  const messages = theirs.getByRole('link', { name: 'Messages', exact: true })
  await messages.click()
  const panel = theirs.getByRole('dialog', { name: 'Messages' })
  await expect(panel.getByRole('link', { name: new RegExp(ada.person.firstName) })).toContainText('1')
  await expectAccessible(theirs)
  await messages.click()
  await expect(panel).toBeHidden()
  await messages.click()
  await panel.getByRole('link', { name: new RegExp(ada.person.firstName) }).click()
  await expect(panel.getByText('Have you seen this glaze?').first()).toBeVisible()
  await write(theirs, 'It is from Mashiko.')
  await expectAccessible(theirs)
  await expect(theirs.getByText('1 conversation with new messages')).toHaveCount(0)

  await expect(page.getByRole('region', { name: /Messages with/ })).toContainText('It is from Mashiko.')
  await panel.getByRole('textbox').press('Escape')
  await expect(panel).toBeHidden()
  await expect(messages).toBeFocused()
})

test('C-4.08 C-2.15 C-2.16 I-2.16 a pin is sent from its page, and the page behind the link to it says by whom', async ({
  page,
  ada,
  someone,
  stranger,
}) => {
  const { page: theirs, member } = await someone()
  await member.call('POST', `/v3/users/${ada.id}/follow/`)
  const pin = await ada.pin((await ada.board('Sent')).id, 'A bowl to send')
  await page.goto(`/pin/${pin.id}/`)
  await expect(page.getByRole('heading', { level: 1, name: 'A bowl to send' })).toBeVisible()
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this pin' })
  await expect(dialog.getByText('A bowl to send')).toBeVisible()
  await dialog.getByRole('searchbox', { name: 'To' }).fill(member.username)
  await dialog.getByRole('button', { name: new RegExp(`@${member.username}`) }).click()
  await dialog.getByLabel(/Add a message/).fill('For your kitchen')
  await expectAccessible(page)
  await answered(page, () => dialog.getByRole('button', { name: 'Send' }).click())
  await expect(page.getByText(`Sent to ${member.person.firstName}`)).toBeVisible()

  await test.step('C-2.15 C-2.16 I-2.17 the page behind the link to a sent pin says by whom', async () => {
    await theirs.goto('/messages/')
    await theirs.getByRole('link', { name: new RegExp(ada.person.firstName) }).click()
    await theirs.getByRole('link', { name: /A bowl to send/ }).click()
    const banner = theirs.getByRole('region', { name: 'Sent to you' })
    await expect(banner).toContainText(`${ada.person.firstName} sent you this pin`)
    await expect(banner).toContainText('For your kitchen')
    await expect(banner.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
    await expectAccessible(theirs)
    await banner.getByRole('link', { name: 'Reply' }).click()
    await expect(theirs.getByRole('textbox', { name: 'Write a message' })).toBeVisible()
    await theirs.goBack()

    await theirs.reload()
    expect(new URL(theirs.url()).pathname).toBe(`/pin/${pin.id}/sent/`)
    await expect(banner).toContainText('For your kitchen')
    await expect(theirs.getByRole('heading', { level: 1, name: 'A bowl to send' })).toBeVisible()
  })

  const visitor = await stranger()
  await visitor.goto(theirs.url())
  const told = visitor.getByRole('region', { name: 'Sent to you' })
  await expect(told).toContainText('For your kitchen')
  await expect(told.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', /next=/)
  await told.getByRole('button', { name: 'Reply' }).click()
  await expect(visitor.getByRole('dialog', { name: 'Send a message' })).toBeVisible()
})

test('C-2.38 C-4.44 a request of somebody unknown is blocked, taken back, and accepted', async ({
  page,
  ada,
  someone,
}) => {
  const { member } = await someone()
  await member.call('POST', '/v3/conversations/', { user_ids: [ada.id], text: 'You do not know me' })
  const name = member.person.firstName
  await page.goto('/messages/')
  const requests = page.getByRole('region', { name: 'Message requests' })
  await expect(requests).toContainText('You do not know me')
  await requests.getByRole('button', { name: `Block ${name}` }).click()
  await expect(page.getByRole('heading', { name: `Block ${name}?` })).toBeVisible()
  await expectAccessible(page)
  await answered(page, () => page.getByRole('button', { name: 'Block', exact: true }).click())
  await expect(requests).toBeHidden()
  await expect(page.getByText(`You blocked ${name}`)).toBeVisible()
  await answered(page, () => page.getByRole('button', { name: 'Undo' }).click())
  await expect(requests).toContainText('You do not know me')
  await answered(page, () =>
    requests.getByRole('button', { name: `Accept ${name}’s message request` }).click(),
  )
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await write(page, 'Now I do')
  await expect(page.getByRole('region', { name: /Messages with/ })).toContainText('Now I do')
})

test('C-2.37 a conversation is reported from its menu, and messages are used on a phone @phone', async ({
  page,
  ada,
  someone,
}) => {
  const { member } = await someone()
  const users = { user_ids: [member.id], text: 'Hello there' }
  await ada.call('POST', '/v3/conversations/', users)
  await page.goto('/')
  await page.getByRole('link', { name: 'Messages', exact: true }).click()
  const row = page.getByRole('link', { name: new RegExp(member.person.firstName) })
  await expect(row).toBeVisible()
  await row.click()
  await write(page, 'How are you?')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'More actions for this conversation' }).click()
  await page.getByRole('menuitem', { name: 'Report conversation' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report conversation' })
  await dialog.getByLabel('Spam').check()
  await answered(page, () => dialog.getByRole('button', { name: 'Report' }).click())
  await expect(page.getByText('Thanks for your report. We’ll take a look.')).toBeVisible()
})
