import type { Page } from '@playwright/test'
import { type ChangingCall, changingCalls } from '../fixtures/changing-calls.ts'
import { expect, test } from '../fixtures/journey.ts'
import type { Member } from '../fixtures/member.ts'
import { startForeignSite } from '../fakes/foreign-site.ts'

let elsewhere: Awaited<ReturnType<typeof startForeignSite>>
test.beforeAll(async () => {
  elsewhere = await startForeignSite()
})
test.afterAll(() => elsewhere.stop())

/** Console messages of the browser about a foreign page, or about what it blocked. */
test.use({ expectedFaults: [/./] })

/** All that a member can lose by a call they never made. */
async function possessions(ada: Member): Promise<string> {
  const paths = ['me', 'me/settings', 'me/settings/personal', 'me/security', 'me/blocked', 'me/websites']
  const lists = ['boards', 'pins', 'followers', 'following'].map((list) => `${ada.username}/${list}`)
  const read = [...paths, ...lists].map((path) => ada.call('GET', `/v3/users/${path}/`))
  return JSON.stringify(await Promise.all(read))
}

const ways = {
  async forms(calls: ChangingCall[]) {
    const submit = async ({ path, body }: ChangingCall, at: number) => {
      const frame = Object.assign(document.createElement('iframe'), { name: `frame-${at}` })
      const form = Object.assign(document.createElement('form'), {
        method: 'post',
        action: path,
        target: frame.name,
        enctype: at % 2 ? 'text/plain' : 'application/x-www-form-urlencoded',
      })
      for (const [name, value] of Object.entries(body)) {
        const text = typeof value === 'string' ? value : JSON.stringify(value)
        form.append(Object.assign(document.createElement('input'), { name, value: text }))
      }
      document.body.append(frame, form)
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
      form.submit()
      await loaded
    }
    await Promise.all(calls.map(submit))
  },
  async plainText(calls: ChangingCall[]) {
    const send = ({ method, path, body }: ChangingCall) =>
      fetch(path, {
        method: method === 'GET' ? 'GET' : 'POST',
        mode: 'no-cors',
        credentials: 'include',
        ...(method !== 'GET' && { body: JSON.stringify(body) }),
      })
    await Promise.allSettled(calls.map(send))
  },
  async foreignTokens(calls: ChangingCall[]) {
    const headers = {
      'content-type': 'application/json',
      'x-csrftoken': 'a-token-of-another-site-0123456789',
    }
    const send = ({ method, path, body }: ChangingCall) =>
      fetch(path, {
        method,
        headers,
        credentials: 'include',
        ...(method !== 'GET' && { body: JSON.stringify(body) }),
      })
    await Promise.allSettled(calls.map(send))
  },
}

/** Statuses of what this page sent to the site. */
function statusesOf(page: Page, site: string): number[] {
  const statuses: number[] = []
  page.on('response', (response) => {
    const isOurs = response.url().startsWith(site) && response.request().method() !== 'OPTIONS'
    if (isOurs) statuses.push(response.status())
  })
  return statuses
}

test('a page of another origin changes nothing, by forms, by plain text or with a token of its own', async ({
  page,
  ada,
  someone,
  baseURL,
}) => {
  test.slow()
  const { member: ben } = await someone()
  const board = await ada.board('Things of Ada')
  const pin = await ada.pin(board.id, 'A thing')
  const known = {
    id: pin.id,
    pin_id: pin.id,
    board_id: board.id,
    user_id: ben.id,
    name: 'Taken over',
    about: 'Taken over',
    email: 'thief@e2e.example',
    is_private_profile: true,
  }
  const calls = changingCalls(known).map((call) => ({ ...call, path: `${baseURL}${call.path}` }))
  const before = await possessions(ada)
  await page.goto(elsewhere.url)
  const statuses = statusesOf(page, String(baseURL))
  await page.evaluate(ways.forms, calls)
  await page.evaluate(ways.plainText, calls)
  await page.evaluate(ways.foreignTokens, calls)
  expect(calls.length).toBeGreaterThan(200)
  // A refusal in a frame, and one of a call that was to be asked for first, show no status.
  expect(statuses.length).toBeGreaterThanOrEqual(calls.length)
  expect(statuses.filter((status) => status < 400)).toEqual([])
  expect(await possessions(ada)).toBe(before)
})

test('a hundred messages from the window of another origin bring about nothing', async ({
  page,
  ada,
  context,
  baseURL,
}) => {
  const stranger = await context.newPage()
  await stranger.goto(elsewhere.url)
  const opening = context.waitForEvent('page')
  await stranger.evaluate((url) => void window.open(url, 'ours'), `${baseURL}/${ada.username}/`)
  const ours = await opening
  // The deferred code sends requests of its own when the page is idle; this is the last of them.
  const rested = ours.waitForResponse(/ExperiencesResource\/get/)
  await expect(ours.getByRole('link', { name: 'Edit profile' })).toBeVisible()
  await rested
  const told: string[] = []
  ours.on('request', (request) => told.push(`${request.method()} ${request.url()}`))
  await expect(async () => {
    told.length = 0
    await ours.waitForTimeout(500)
    expect(told).toEqual([])
  }).toPass()
  const state = () =>
    ours.evaluate(() => [
      location.href,
      document.title,
      document.body.innerText,
      JSON.stringify(localStorage),
    ])
  const before = await state()
  await stranger.evaluate(async () => {
    const ours = window.open('', 'ours')
    const kinds = [
      'credential',
      'one-tap',
      'passkey',
      'replay',
      'replayed',
      'identifier',
      'logout',
      'navigate',
    ]
    for (let at = 0; at < 100; at += 1) {
      const type = kinds[at % kinds.length]
      const data = {
        type,
        kind: type,
        url: '/settings/',
        credential: 'never-made',
        identifier: 'x',
        payload: {},
      }
      ours?.postMessage(at % 2 ? data : JSON.stringify(data), '*')
    }
    await new Promise((resolve) => requestAnimationFrame(resolve))
  })
  await ours.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  expect(await state()).toEqual(before)
  expect(told).toEqual([])
  await page.close()
})

test('a script written into the page does not run, and each page has a nonce of its own', async ({
  page,
}) => {
  const nonces = new Set<string | undefined>()
  await page.route('/', async (route) => {
    const answer = await route.fetch()
    const [, nonce] = /'nonce-([^']+)'/.exec(answer.headers()['content-security-policy'] ?? '') ?? []
    nonces.add(nonce)
    const written = `<script>window.ran = 'inline'</script>
      <script nonce="${[...nonces][0]}x">window.ran = 'guessed'</script>
      <script src="${elsewhere.url}"></script>
      <img src="data:," onerror="window.ran = 'handler'" alt="">
      <iframe srcdoc="<script>parent.ran = 'frame'</script>"></iframe>`
    const body = (await answer.text()).replace('</body>', `${written}</body>`)
    await route.fulfill({ response: answer, body })
  })
  for (let visit = 0; visit < 2; visit += 1) {
    const refused: string[] = []
    page.on('console', (message) => refused.push(message.text()))
    await page.goto('/')
    await expect.poll(() => refused.filter((text) => /Content Security Policy/.test(text))).not.toEqual([])
    expect(await page.evaluate(() => (window as { ran?: string }).ran)).toBeUndefined()
  }
  expect(nonces.size).toBe(2)
  expect(nonces).not.toContain(undefined)
})
