import { answered } from '../fixtures/answered.ts'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/journey.ts'
import { linkIn, mailTo } from '../fixtures/mailbox.ts'
import { newPhoto } from '../fixtures/photo.ts'

test('I-2.65 the settings lead to each of their pages, on phones back to all of them, and beside a mouse the way out is in sight @phone', async ({
  page,
  ada,
  isMobile,
}) => {
  expect(ada.id).toMatch(/^\d+$/)
  await page.goto('/settings/')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  const entries = page.getByRole('navigation', { name: 'Settings' })
  await entries.getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
  if (isMobile) return
  await entries.getByRole('link', { name: 'Account', exact: true }).click()
  const tabs = page.getByRole('navigation', { name: 'Account' })
  await expect(tabs.getByRole('link', { name: 'Deactivate or delete' })).toBeInViewport({ ratio: 1 })
})

test('I-2.12 I-2.13 letters are chosen by the link of a mail, without signing in', async ({
  page,
  ada,
  stranger,
}) => {
  const mail = await mailTo(page.request, ada.person.email, /^Verify your email/)
  const way = linkIn({ ...mail, text: mail.text.slice(mail.text.indexOf('Choose which emails you get')) })
  const elsewhere = await stranger()
  await elsewhere.goto('/email/subscription')
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'This link doesn’t work' })).toBeVisible()
  await elsewhere.goto(way)
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Email preferences' })).toBeVisible()
  await answered(elsewhere, () => elsewhere.getByLabel('New followers').uncheck())
  await expect(elsewhere.getByText('Changes saved')).toBeVisible()
  expect(await ada.call('GET', '/v3/settings/news/')).toMatchObject({ follows: false, comments: true })
  await answered(elsewhere, () => elsewhere.getByRole('button', { name: 'Unsubscribe from all' }).click())
  await expect(elsewhere.getByText('You’re unsubscribed from all of these emails.')).toBeVisible()
  expect(await ada.call('GET', '/v3/settings/news/')).toMatchObject({
    comments: false,
    mentions: false,
    messages: false,
  })
})

test('a new follower shows up behind the bell, which looking clears; news of a kind that is switched off stays away', async ({
  page,
  ada,
  someone,
}) => {
  const { member } = await someone()
  await member.call('POST', `/v3/users/${ada.id}/follow/`)
  await page.goto('/')
  await expect(page.getByText('1 new notification')).toBeAttached()
  await page
    .getByRole('link', { name: /^Notifications/ })
    .first()
    .click()
  const list = page.getByRole('list', { name: 'Your notifications' })
  await expect(list.getByRole('link')).toHaveCount(1)
  await expectAccessible(page)
  await expect(list.getByText('New')).toBeVisible()
  const news = () => ada.call<{ is_read: boolean }[]>('GET', '/v3/users/me/notifications/')
  await expect.poll(news).toMatchObject([{ is_read: true }])

  await page.goto('/settings/notifications/')
  await answered(page, () => page.getByLabel('New followers and follow requests').uncheck())
  expect(await news()).toEqual([])
})

test('I-2.65 I-3.12 a profile is edited; a photo is chosen, shown, and taken away again; personal details are kept, in a language the site speaks', async ({
  page,
  ada,
}) => {
  await page.goto('/settings/account-settings/')
  const field = page.getByRole('group', { name: 'Photo' })
  await expect(field.getByRole('img', { name: /./ })).toBeVisible()
  const chooser = page.locator('input[type="file"]')
  await chooser.setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no picture'),
  })
  await expect(field.getByRole('alert')).toContainText('Couldn’t use notes.txt.')
  await chooser.setInputFiles(newPhoto())
  await expect(field.getByText('Here’s how it will look.')).toBeVisible()
  await answered(page, () => field.getByRole('button', { name: 'Use this photo' }).click())
  await expect(page.getByText('Photo saved')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Your account' }).locator('img')).toBeVisible()
  await expectAccessible(page)
  const photoOf = async () =>
    (await ada.call<{ image_large_url: string | null }>('GET', `/v3/users/${ada.id}/`)).image_large_url
  expect(await photoOf()).toContain('/images/')
  await answered(page, () => field.getByRole('button', { name: 'Remove photo' }).click())
  expect(await photoOf()).toBeNull()

  await page.getByLabel('Name', { exact: true }).fill('Ada of the Tests')
  await page.getByLabel('About').fill('Collects stripes.')
  await answered(page, () => page.getByRole('button', { name: 'Save', exact: true }).click())
  await expect(page.getByText('Changes saved')).toBeVisible()
  const profile = await (await page.request.get(`/${ada.username}/`)).text()
  for (const words of ['Ada of the Tests', 'Collects stripes.']) expect(profile).toContain(words)

  const form = page.getByRole('form', { name: 'Personal details' })
  await form.getByLabel('Gender').selectOption('Custom')
  await form.getByLabel('Custom gender').fill('agender')
  await form.getByLabel('Country').selectOption('Canada')
  await answered(page, () => form.getByRole('button', { name: 'Save details' }).click())
  await ada.call('PUT', '/v3/users/me/settings/personal/', { locale: 'de' })
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await expect(form.getByLabel('Custom gender')).toHaveValue('agender')
  await expect(form.getByLabel('Country')).toHaveValue('CA')
  await expect(form.getByLabel('Language')).toHaveCount(0)
})

test('I-2.65 a blocked person is out of view, found in the privacy settings and let be, and a profile made private is private', async ({
  page,
  ada,
  someone,
  request,
}) => {
  const { member } = await someone()
  const { firstName } = member.person
  await page.goto(`/${member.username}/`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Block' }).click()
  await expect(page.getByRole('heading', { name: `Block ${firstName}?` })).toBeVisible()
  await answered(page, () => page.getByRole('button', { name: 'Block', exact: true }).click())
  await expect(page.getByText(`You blocked ${firstName}`)).toBeVisible()
  await expectAccessible(page)

  await page.goto('/settings/privacy/')
  const list = page.getByRole('list', { name: 'Blocked people' })
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page)
  await answered(page, () => list.getByRole('button', { name: /^Unblock / }).click())
  await expect(page.getByText('You haven’t blocked anyone.')).toBeVisible()
  expect(await ada.call('GET', `/v3/users/${member.id}/`)).toMatchObject({ blocked_by_me: false })

  await answered(page, () => page.getByLabel('Private profile').check())
  const told = await request.get(`/v3/users/${ada.id}/`)
  expect(await told.json()).toMatchObject({ data: { is_private_profile: true } })
})
