import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '@tessera/shared-auth'
import { changePrivacy } from '../domains/follows/profile-privacy-service.ts'
import { relistPinsOf } from '../domains/pins/pin-save-service.ts'
import { operations } from '../operations.ts'
import { aMember } from '../testing/test-callers.ts'
import { aBoard, aPin } from '../testing/test-content.ts'
import { callerOf } from '../testing/test-operations.ts'
import { testDeps } from '../testing/test-deps.ts'
import { openTestSite, type TestSite } from '../testing/test-site.ts'
import { brandSource } from './brand-source.ts'
import { feedsForReaders } from './feeds-for-readers.ts'
import { inProcessCalls } from './in-process-calls.ts'
import { sitemap } from './sitemap.ts'

let site: TestSite
let call: ReturnType<typeof callerOf>
beforeAll(async () => {
  const deps = await testDeps()
  site = await openTestSite([
    (app) => {
      sitemap(deps)(app)
      feedsForReaders({ site: deps.site, brand: brandSource(deps), callsOf: inProcessCalls(operations) })(app)
    },
  ])
  call = callerOf(operations, site.deps)
})
afterAll(() => site.app.close())

interface World {
  ada: Member
  ben: Member
  word: string
  pinId: string
  boardId: string
  slug: string
  other: string
}

async function aWorld(): Promise<World> {
  const { deps } = site
  const word = `k${deps.newId().replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}`
  const ada = await aMember(deps, { username: word, fullName: `${word} Moss` })
  const ben = await aMember(deps)
  const board = await aBoard(deps, ada, { name: `${word} board` })
  const pin = await aPin(deps, ada, board, { title: `${word} pin` })
  const other = await aPin(deps, ben, await aBoard(deps, ben), { copyOf: pin })
  await call(ben, 'users.follow', { user_id: ada.userId })
  await call(ben, 'boards.follow', { board_id: board.id })
  return { ada, ben, word, pinId: pin.id, boardId: board.id, slug: board.slug, other: other.id }
}

async function hide({ ada }: World, how: 'private' | 'under sixteen' | 'gone'): Promise<void> {
  const { deps } = site
  const { userId } = ada
  if (how === 'gone') {
    await deps.transact(async (tx) => {
      await tx.updateTable('users').set({ deactivatedAt: deps.now() }).where('id', '=', userId).execute()
      await relistPinsOf(tx, userId)
    })
    return
  }
  if (how === 'under sixteen') {
    const birthday = `${deps.now().getUTCFullYear() - 15}-01-01`
    await deps.read.updateTable('users').set({ birthday }).where('id', '=', userId).execute()
  }
  await deps.transact((tx) => changePrivacy(tx, userId, true, deps))
}

describe('what programs read', () => {
  it.each(['private', 'under sixteen', 'gone'] as const)(
    'I-6.03 of somebody %s, feeds, embeds and the sitemap tell nothing, and did before',
    async (how) => {
      const world = await aWorld()
      expect(await readByPrograms(world)).toEqual([true, true, true, true, true])
      await hide(world, how)
      expect(await readByPrograms(world)).toEqual([false, false, false, false, false])
    },
  )
})

async function readByPrograms({ word, slug, pinId }: World): Promise<boolean[]> {
  const pin = `/pin/${pinId}`
  const told = async (address: string, what: string) =>
    (await site.app.inject({ method: 'GET', url: address })).body.includes(what)
  const embed = `/oembed?url=${encodeURIComponent(`http://tessera.test${pin}/`)}&format=json`
  const index = (await site.app.inject({ method: 'GET', url: '/sitemap.xml' })).body
  const pages = [...index.matchAll(/<loc>http:\/\/tessera\.test(.*?)<\/loc>/g)].map((match) => match[1] ?? '')
  const listed = async (path: string) =>
    (await Promise.all(pages.map((page) => told(page, `tessera.test${path}/<`)))).includes(true)
  return Promise.all([
    told(`/${word}/feed.rss`, pin),
    told(`/${word}/${slug}.rss`, pin),
    told(embed, word),
    listed(pin),
    listed(`/${word}/${slug}`),
  ])
}
