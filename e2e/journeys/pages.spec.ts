import { expectAccessible } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/journey.ts'

interface Visit {
  /** File below the site's pages: its name is its address. */
  handler: string
  path: string
}

/** Pages that need nobody signed in; `{pin}` stands for one of the demo world. */
const PUBLIC_PAGES: readonly Visit[] = [
  { handler: 'index', path: '/' },
  { handler: 'login', path: '/login/' },
  { handler: 'signup', path: '/signup/' },
  { handler: 'signup/business', path: '/signup/business/' },
  { handler: 'signup/social', path: '/signup/social/' },
  { handler: 'password/reset', path: '/password/reset/' },
  { handler: 'email/open', path: '/email/open/' },
  { handler: 'email/verify', path: '/email/verify/' },
  { handler: 'email/subscription', path: '/email/subscription/' },
  { handler: 'offline', path: '/offline/' },
  { handler: 'cookies', path: '/cookies/' },
  { handler: 'help/parental-passcode', path: '/help/parental-passcode/' },
  { handler: 'parental-passcode/confirm', path: '/parental-passcode/confirm/' },
  { handler: 'parental-passcode/recover', path: '/parental-passcode/recover/' },
  { handler: 'search', path: '/search/?q=clay' },
  { handler: 'search/[scope]', path: '/search/boards/?q=travel' },
  { handler: 'topics', path: '/topics/' },
  { handler: 'topics/[slug]', path: '/topics/ceramics/' },
  { handler: 'categories/[slug]', path: '/categories/ceramics/' },
  { handler: 'discover/topics/[slug]', path: '/discover/topics/ceramics/' },
  { handler: 'explore', path: '/explore/' },
  { handler: 'explore/[slug]', path: '/explore/ceramics/' },
  { handler: 'pin/[id]', path: '/pin/{pin}/' },
  { handler: '[username]', path: '/mira_solberg/' },
  { handler: '[username]/_created', path: '/mira_solberg/_created/' },
  { handler: '[username]/_saved', path: '/mira_solberg/_saved/' },
  { handler: '[username]/pins', path: '/mira_solberg/pins/' },
  { handler: '[username]/[board]', path: '/mira_solberg/travel/' },
]

/** Pages of a member; what stands in braces is theirs. */
const MEMBER_PAGES: readonly Visit[] = [
  { handler: 'homefeed', path: '/homefeed/' },
  { handler: 'pin-creation-tool', path: '/pin-creation-tool/' },
  { handler: 'pin-builder', path: '/pin-builder/' },
  { handler: 'pin/[id]/repin', path: '/pin/{pin}/repin/' },
  { handler: 'pin/[id]/sent', path: '/pin/{pin}/sent/' },
  { handler: 'settings', path: '/settings/' },
  { handler: 'settings/account-settings', path: '/settings/account-settings/' },
  { handler: 'settings/edit/email', path: '/settings/edit/email/' },
  { handler: 'settings/edit/password', path: '/settings/edit/password/' },
  { handler: 'settings/connected-accounts', path: '/settings/connected-accounts/' },
  { handler: 'parental-passcode', path: '/parental-passcode/' },
  { handler: 'settings/security', path: '/settings/security/' },
  { handler: 'settings/claim', path: '/settings/claim/' },
  { handler: 'settings/sessions', path: '/settings/sessions/' },
  { handler: 'settings/your-data', path: '/settings/your-data/' },
  { handler: 'settings/leaving', path: '/settings/leaving/' },
  { handler: 'settings/privacy', path: '/settings/privacy/' },
  { handler: 'settings/permissions', path: '/settings/permissions/' },
  { handler: 'settings/messages', path: '/settings/messages/' },
  { handler: 'settings/notifications', path: '/settings/notifications/' },
  { handler: 'settings/edit/mentions', path: '/settings/edit/mentions/' },
  { handler: 'notifications', path: '/notifications/' },
  { handler: 'news_hub', path: '/news_hub/' },
  { handler: 'messages', path: '/messages/' },
  { handler: 'messages/[id]', path: '/messages/{conversation}/' },
  { handler: 'settings/cookies', path: '/settings/cookies/' },
  { handler: '[username]/[board]/[section]', path: '/{me}/rooms/attics/' },
  { handler: '[username]/[board]/more_ideas', path: '/{me}/rooms/more_ideas/' },
]

for (const { handler, path } of PUBLIC_PAGES) {
  test(`the page ${handler} opens for a visitor and can be used by everyone @phone`, async ({
    page,
    request,
  }) => {
    const feed = (await (await request.get('/v3/feeds/home/?page_size=1')).json()) as {
      data: { id: string }[]
    }
    expect((await page.goto(path.replace('{pin}', feed.data[0]?.id ?? '')))?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expectAccessible(page)
  })
}

for (const { handler, path } of MEMBER_PAGES) {
  test(`the page ${handler} opens for a member and can be used by everyone @phone`, async ({ page, ada }) => {
    const board = await ada.board('Rooms')
    await ada.call('POST', `/v3/boards/${board.id}/sections/`, { name: 'Attics' })
    const pin = await ada.pin(board.id, 'Under the roof')
    const hello = { emails: ['tom_okafor@demo.example'], text: 'Hello' }
    const begun = path.includes('{conversation}')
      ? await ada.call<{ id: string }>('POST', '/v3/conversations/', hello)
      : null
    const address = path
      .replace('{me}', ada.username)
      .replace('{pin}', pin.id)
      .replace('{conversation}', begun?.id ?? '')
    expect((await page.goto(address))?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expectAccessible(page)
  })
}
