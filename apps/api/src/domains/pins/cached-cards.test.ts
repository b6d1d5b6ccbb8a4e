import { afterAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { noCaches } from '../../kernel/caches.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { aBoard, aPin } from '../../testing/test-content.ts'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { cardColumns } from './pin-fields-view.ts'
import { forgetCardChanges, hydratePinCards, PROPOSED } from './pin-hydration.ts'

const deps = await testDeps()

describe('a cached card', () => {
  const made: { userIds: string[]; pictureIds: string[] } = { userIds: [], pictureIds: [] }

  // What stands here against the rules of the product is not to be met by other tests.
  afterAll(async () => {
    await deps.read.deleteFrom('users').where('id', 'in', made.userIds).execute()
    await deps.read.deleteFrom('aggregatedPins').where('id', 'in', made.pictureIds).execute()
  })

  const world = async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const board = await aBoard(deps, ada)
    const pin = await aPin(deps, ada, board)
    made.userIds.push(ada.userId, ben.userId)
    made.pictureIds.push(pin.aggregatedPinId)
    await hydratePinCards(deps, ben, [pin.id], 'opened')
    return { ada, ben, board, pin }
  }
  type World = Awaited<ReturnType<typeof world>>

  const acts: Record<string, (world: World) => Promise<unknown>> = {
    'its title': ({ pin }) => sql`UPDATE pins SET title = 'New' WHERE id = ${pin.id}`.execute(deps.read),
    'its board': ({ board }) => sql`UPDATE boards SET name = 'New' WHERE id = ${board.id}`.execute(deps.read),
    'its pinner': ({ ada }) =>
      sql`UPDATE users SET full_name = 'New' WHERE id = ${ada.userId}`.execute(deps.read),
    'its saves': ({ pin }) =>
      sql`UPDATE aggregated_pins SET save_count = save_count + 7 WHERE id = ${pin.aggregatedPinId}`.execute(
        deps.read,
      ),
    'what a product costs': ({ pin }) =>
      sql`WITH made AS (UPDATE aggregated_pins a SET kind = 'product' FROM pins p
            WHERE p.id = ${pin.id} AND a.id = p.aggregated_pin_id RETURNING a.id)
          INSERT INTO product_pins (aggregated_pin_id, price_value, price_currency, products)
          SELECT id, 12, 'EUR', '[]' FROM made`.execute(deps.read),
    'that AI made it': ({ pin }) =>
      sql`UPDATE aggregated_pins SET is_ai_by_staff = true WHERE id = ${pin.aggregatedPinId}`.execute(
        deps.read,
      ),
    'that it is secret': ({ board }) =>
      sql`UPDATE boards SET privacy = 'secret' WHERE id = ${board.id}`.execute(deps.read),
    'that its pinner left': ({ ada }) =>
      sql`UPDATE users SET deactivated_at = now() WHERE id = ${ada.userId}`.execute(deps.read),
    'that the viewer is blocked': ({ ada, ben }) =>
      sql`INSERT INTO user_blocks (blocker_id, blocked_id, created_at)
          VALUES (${ada.userId}, ${ben.userId}, now())`.execute(deps.read),
    'that the viewer keeps a copy': async ({ ben, pin }) =>
      aPin(deps, ben, await aBoard(deps, ben), { copyOf: pin }),
    'that it is deleted': ({ pin }) => sql`DELETE FROM pins WHERE id = ${pin.id}`.execute(deps.read),
  }

  const columns: [table: 'pins' | 'aggregated_pins' | 'users' | 'boards', column: string, value: string][] = [
    ['pins', 'title', `'New'`],
    ['pins', 'alt_text', `'New'`],
    ['pins', 'link', `'https://new.example/'`],
    ['pins', 'domain', `'new.example'`],
    ['pins', 'dominant_color', `'#010203'`],
    ['pins', 'image_signature', `(SELECT signature FROM images WHERE signature <> image_signature LIMIT 1)`],
    ['pins', 'image_width', '77'],
    ['pins', 'image_height', '77'],
    ['pins', 'created_at', `'2020-01-01'`],
    ['aggregated_pins', 'comment_count', '77'],
    ['aggregated_pins', 'did_it_count', '77'],
    ['aggregated_pins', 'is_ai_by_creator', 'true'],
    ['aggregated_pins', 'is_ai_by_file', 'true'],
    ['users', 'username', `'new' || id % 1000000007`],
    ['users', 'is_verified_merchant', 'true'],
    ['users', 'is_private_profile', 'true'],
    ['boards', 'slug', `'new'`],
  ]

  it('shows no field of a pin of which a change is not tried here', () => {
    const tried = columns.map(([, column]) => column)
    const shown = cardColumns.map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
    expect(shown.filter((column) => !tried.includes(column))).toEqual([])
  })

  it.each(columns)('shows another %s.%s at once', async (table, column, value) => {
    const { ada, ben, board, pin } = await world()
    const before = await hydratePinCards(deps, ben, [pin.id], 'opened')
    const id = { pins: pin.id, aggregated_pins: pin.aggregatedPinId, users: ada.userId, boards: board.id }[
      table
    ]
    await sql`UPDATE ${sql.table(table)} SET ${sql.ref(column)} = ${sql.raw(value)} WHERE id = ${id}`.execute(
      deps.read,
    )
    const after = await hydratePinCards(deps, ben, [pin.id], 'opened')
    expect(after).not.toEqual(before)
    expect(after).toEqual(await hydratePinCards({ ...deps, caches: noCaches }, ben, [pin.id], 'opened'))
  })

  it('shows what a transaction did that began before the card was kept', async () => {
    const { ada, ben, pin } = await world()
    await deps.transact(async (tx) => {
      await sql`UPDATE users SET full_name = 'Begun before' WHERE id = ${ada.userId}`.execute(tx)
      // Later ones are done with meanwhile.
      await sql`UPDATE pins SET title = 'Meanwhile' WHERE id = ${pin.id}`.execute(deps.read)
      const [card] = await hydratePinCards(deps, ben, [pin.id], 'opened')
      expect(card).toMatchObject({
        title: 'Meanwhile',
        pinner: { full_name: expect.not.stringMatching('Begun') },
      })
    })
    const [card] = await hydratePinCards(deps, ben, [pin.id], 'opened')
    expect(card?.pinner.full_name).toBe('Begun before')
  })

  it('is read anew when the log of changes was emptied, by a crash or because it was long', async () => {
    const { ben, pin } = await world()
    await sql`UPDATE pins SET title = 'Lost' WHERE id = ${pin.id}`.execute(deps.read)
    await sql`DELETE FROM card_changes`.execute(deps.read)
    expect((await hydratePinCards(deps, ben, [pin.id], 'opened'))[0]?.title).toBe('Lost')
    await sql`UPDATE pins SET title = 'Forgotten' WHERE id = ${pin.id}`.execute(deps.read)
    await sql`UPDATE card_changes SET changed_at = now() - interval '11 minutes'`.execute(deps.read)
    await forgetCardChanges(deps)
    await forgetCardChanges(deps)
    expect((await hydratePinCards(deps, ben, [pin.id], 'opened'))[0]?.title).toBe('Forgotten')
    // As after a start: transactions that run beside this one are younger than the oldest row.
    await sql`INSERT INTO card_changes (kind, id, xid) VALUES ('pin', 0, '3')`.execute(deps.read)
  })

  it('is shown to any viewer by one statement', async () => {
    const { ben, pin } = await world()
    let asked = 0
    const read = deps.read.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult({ result }) {
        asked += 1
        return Promise.resolve(result)
      },
    })
    for (const viewer of [ben, await aMember(deps), visitor])
      expect(await hydratePinCards({ ...deps, read }, viewer, [pin.id], PROPOSED)).toHaveLength(1)
    expect(asked).toBe(3)
  })

  it.each(Object.entries(acts))('shows %s at once', async (_what, act) => {
    const made = await world()
    const before = await hydratePinCards(deps, made.ben, [made.pin.id], 'opened')
    await act(made)
    const after = await hydratePinCards(deps, made.ben, [made.pin.id], 'opened')
    expect(after).not.toEqual(before)
    expect(after).toEqual(
      await hydratePinCards({ ...deps, caches: noCaches }, made.ben, [made.pin.id], 'opened'),
    )
  })

  it('has its picture where each caller found the site', async () => {
    const { ben, pin } = await world()
    const elsewhere = { ...deps, site: { ...deps.site, imageBase: 'http://elsewhere.test/images' } }
    const [there] = await hydratePinCards(elsewhere, ben, [pin.id], 'opened')
    const [here] = await hydratePinCards(deps, ben, [pin.id], 'opened')
    expect(there?.images.orig.url).toMatch(/^http:\/\/elsewhere\.test/)
    expect(here?.images.orig.url).toMatch(/^http:\/\/tessera\.test/)
  })

  it('shows the last of two changes of one transaction that has read between them', async () => {
    const { ben, pin } = await world()
    await deps.transact(async (tx) => {
      await sql`UPDATE pins SET title = 'First' WHERE id = ${pin.id}`.execute(tx)
      await hydratePinCards({ ...deps, read: tx }, ben, [pin.id], 'opened')
      await sql`UPDATE pins SET title = 'Second' WHERE id = ${pin.id}`.execute(tx)
    })
    const [card] = await hydratePinCards(deps, ben, [pin.id], 'opened')
    expect(card?.title).toBe('Second')
  })
})
