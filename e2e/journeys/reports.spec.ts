import { expectAccessible } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/journey.ts'
import { type Member, newWord } from '../fixtures/member.ts'

const STAFF = 'oliver_grant@demo.example'
const REPORTS = '/business/site/reports'

const report = (who: Member, id: string, type = 'pin') =>
  who.call('POST', '/v3/reports/', { type, id, reason: 'spam' })

test.describe('staff', () => {
  test.use({ expectedFaults: [/status of 40[34]/] })

  test('remove what was reported: its maker and who reported it are told, and nobody is named', async ({
    page,
    ada,
    someone,
  }) => {
    test.slow()
    const title = `Loud offer ${newWord()}`
    const board = await ada.board('Offers')
    const pin = await ada.pin(board.id, title)
    const { page: bens, member: ben } = await someone()
    await report(ben, pin.id)

    const { page: staffs } = await someone(STAFF)
    await staffs.goto(REPORTS)
    await expect(staffs.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
    await expectAccessible(staffs)
    await staffs.getByRole('combobox', { name: 'State' }).click()
    await staffs.getByRole('option', { name: 'Open' }).click()
    await expect(staffs).toHaveURL(/filter=.*open/)
    await staffs.getByRole('link', { name: title }).click()
    await expect(staffs.getByRole('heading', { level: 1, name: 'Reported: Pin' })).toBeVisible()
    await expect(staffs.getByRole('img', { name: 'The reported picture' })).toBeVisible()
    await expect(staffs.getByText(/by 1 person/)).toBeVisible()
    await expectAccessible(staffs)
    await staffs.getByRole('button', { name: 'Remove the pin' }).click()
    const question = staffs.getByRole('dialog', { name: 'Remove this pin?' })
    await expectAccessible(staffs)
    await question.getByRole('button', { name: 'Remove the pin' }).click()
    await expect(staffs.getByText('Upheld. The people who reported it are notified.')).toBeVisible()
    await expect(staffs.getByText('It no longer exists.')).toBeVisible()
    await expect(staffs.getByText('Upheld the report')).toBeVisible()

    expect((await page.request.get(`/pin/${pin.id}/`)).status()).toBe(404)
    await page.goto('/notifications/')
    await expect(page.getByText(/We removed one of your pins/)).toBeVisible()
    await expectAccessible(page)
    await bens.goto('/notifications/')
    await expect(bens.getByText(/What you reported breaks our rules, and we’ve taken action/)).toBeVisible()
    await expect(bens.getByText(/Oliver/)).toHaveCount(0)
  })

  test('keep somebody from writing and let them again, and dismiss what is within the rules', async ({
    ada,
    someone,
  }) => {
    const title = `Plain chair ${newWord()}`
    const board = await ada.board('Chairs')
    const pin = await ada.pin(board.id, title)
    const { member: ben } = await someone()
    await report(ben, pin.id)
    const mayWrite = () =>
      ada.board(`Board ${newWord()}`).then(
        () => true,
        () => false,
      )
    expect(await mayWrite()).toBe(true)

    const { page: staffs } = await someone(STAFF)
    await staffs.goto(REPORTS)
    await staffs.getByRole('link', { name: title }).click()
    await staffs.getByRole('button', { name: 'Suspend posting' }).click()
    await staffs.getByRole('dialog').getByRole('button', { name: 'Suspend posting' }).click()
    await expect(staffs.getByText('Posting suspended', { exact: true })).toBeVisible()
    expect(await mayWrite()).toBe(false)
    await staffs.getByRole('button', { name: 'Allow posting' }).click()
    await expect(staffs.getByText('Posting suspended', { exact: true })).toHaveCount(0)
    expect(await mayWrite()).toBe(true)

    await staffs.getByRole('button', { name: 'Dismiss' }).click()
    await expect(staffs.getByText('Dismissed the report')).toBeVisible()
    await expect(staffs.getByRole('button', { name: 'Remove the pin' })).toHaveCount(0)
    expect(await ada.call('GET', `/v3/pins/${pin.id}/`)).toMatchObject({ title })
  })
})

test('I-4.55 the reports and the experiments are nobody else’s', async ({ someone }) => {
  const { page } = await someone('aiko_tanabe@demo.example')
  for (const place of [REPORTS, '/business/site/experiments']) {
    await page.goto(place)
    await expect(page).toHaveURL(/\/business\/\d+\/hub\//)
  }
  const answer = await page.request.get('/v3/site/reports')
  const unknown = await page.request.get('/v3/site/nothing_here')
  expect([answer.status(), unknown.status()]).toEqual([404, 404])
})
