import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import type { Viewer } from '@tessera/shared-auth'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { aBoard, aPin } from '../../testing/test-content.ts'
import { filesOf } from '../../testing/unzipped.ts'
import { messageSteps } from '../../testing/test-messages.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { sampleJpeg } from '../../../test/image-samples.ts'
import { imageSignature } from '../../images/image-signature.ts'
import { Library } from '../../library/library-format.ts'
import { operations } from '../../operations.ts'
import { uploadImage } from '../media/upload-service.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { aSignedUpPerson } from '../identity/testing/people.ts'
import { BUILD_EXPORT, buildExport, sweepExports } from './build-service.ts'
import { exportFile } from './export-service.ts'
import { DAY_MS } from '../../kernel/durations.ts'

const base = await testDeps()
const asked: { id: string }[] = []
const jobs = {
  add: async (_tx: unknown, task: string, payload: object) => {
    if (task === BUILD_EXPORT) asked.push(payload as { id: string })
  },
}
const deps = { ...base, jobs }
const call = callerOf(operations, deps)
const afterDays = (days: number) => ({ ...deps, now: () => new Date(deps.now().getTime() + days * DAY_MS) })

/** Entries of a ZIP by name, documents as their values. */
const unzipped = (zip: Buffer): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(filesOf(zip)).map(([name, bytes]) => [
      name,
      name.endsWith('.json') ? JSON.parse(bytes.toString('utf8')) : bytes,
    ]),
  )

/** What the address of the member's archive asks for. */
const queryOf = async (viewer: Viewer) =>
  Object.fromEntries(new URL((await call(viewer, 'dataExport.open', {})).url).searchParams)

async function anExport() {
  const { email, viewer } = await aSignedUpPerson(deps)
  const board = await aBoard(deps, viewer, { name: 'Attics' })
  const pin = await aPin(deps, viewer, board, { title: 'A skylight' })
  const ben = await aMember(deps)
  await call(viewer, 'users.follow', { user_id: ben.userId })
  await messageSteps(deps).begin(viewer, [ben], 'About that attic')
  await call(viewer, 'dataExport.request', {})
  await buildExport(asked.at(-1), deps)
  const mail = deps.sentMail.findLast(({ to }) => to === email)
  return { viewer, board, pin, ben, query: await queryOf(viewer), mail: mail?.text ?? '' }
}

async function filesBehind(query: Record<string, string>) {
  const { key } = await exportFile(query, deps)
  const stored = await deps.storage.get(key)
  return unzipped(stored ? await buffer(stored.body) : Buffer.alloc(0))
}

describe('a data export', () => {
  it('holds all that is the member’s; the mail leads to where it is asked for', async () => {
    const { viewer, board, pin, ben, query, mail } = await anExport()
    expect(mail).toContain('http://tessera.test/settings/your-data/')
    expect(mail).not.toContain('mac=')
    expect(await call(viewer, 'dataExport.get', {})).toMatchObject({ status: 'ready', percent: 100 })
    const files = await filesBehind(query)
    expect(files['profile.json']).toMatchObject([{ username: viewer.username }])
    expect(files['boards.json']).toMatchObject([{ id: board.id, name: 'Attics' }])
    expect(files['pins.json']).toMatchObject([
      { id: pin.id, title: 'A skylight', ai_label: null, made_with_ai: false },
    ])
    expect(files['pins.json']).toMatchObject([{ image: expect.stringContaining(pin.imageSignature) }])
    expect(files['following.json']).toMatchObject([{ username: ben.username }])
    expect(files['comments.json']).toEqual([])
    expect(files['messages.json']).toMatchObject([{ from: viewer.username, text: 'About that attic' }])
    expect(JSON.stringify(files)).not.toMatch(/password|token_hash/)
  })

  it('holds who is suggested no more, where the member is tagged, and what they did on boards', async () => {
    const { viewer } = await aSignedUpPerson(deps)
    const { viewer: ben } = await aSignedUpPerson(deps)
    const board = await aBoard(deps, viewer)
    await call(viewer, 'sections.create', { board_id: board.id, name: 'Roofs' })
    await call(viewer, 'suggestedCreators.hide', { user_id: ben.userId })
    const pin = await aPin(deps, ben, await aBoard(deps, ben))
    const at = deps.now()
    await deps.read
      .insertInto('pinTaggedPeople')
      .columns(['aggregatedPinId', 'userId', 'createdAt', 'removedAt'])
      .expression((from) =>
        from
          .selectFrom('pins')
          .where('id', '=', pin.id)
          .select(({ val }) => [
            'aggregatedPinId',
            val(viewer.userId).as('u'),
            val(at).as('c'),
            val(at).as('r'),
          ]),
      )
      .execute()
    await call(viewer, 'dataExport.request', {})
    await buildExport(asked.at(-1), deps)
    const query = await queryOf(viewer)
    const files = await filesBehind(query)
    expect(files['hidden_suggestions.json']).toMatchObject([{ username: ben.username }])
    expect(files['tagged_on.json']).toMatchObject([{ removed_at: expect.any(String) }])
    expect(files['board_activity.json']).toMatchObject([{ board_id: board.id, kind: 'section_created' }])
  })

  it('says of a pin what it is, with the offer of a product', async () => {
    const { viewer } = await aSignedUpPerson(deps)
    const pin = await aPin(deps, viewer, await aBoard(deps, viewer), { title: 'A bowl' })
    const { aggregatedPinId } = await deps.read
      .updateTable('aggregatedPins')
      .set({ kind: 'product' })
      .where('id', '=', (select) =>
        select.selectFrom('pins').select('aggregatedPinId').where('id', '=', pin.id),
      )
      .returning('id as aggregatedPinId')
      .executeTakeFirstOrThrow()
    const offer = { priceValue: '12.50', priceCurrency: 'EUR', products: '[{"name":"Bowl"}]' }
    await deps.read
      .insertInto('productPins')
      .values({ ...offer, aggregatedPinId })
      .execute()
    await call(viewer, 'dataExport.request', {})
    await buildExport(asked.at(-1), deps)
    const query = await queryOf(viewer)
    const files = await filesBehind(query)
    expect(files['pins.json']).toMatchObject([
      {
        kind: 'product',
        product: { price: 12.5, currency: 'EUR', products: [{ name: 'Bowl' }] },
        video: null,
      },
    ])
  })

  it('has the library with its originals, as any site may take it in', async () => {
    const { viewer } = await aSignedUpPerson(deps)
    const board = await call(viewer, 'boards.create', { name: 'Attics', privacy: 'secret' })
    const { signature } = await uploadImage(
      viewer,
      { read: () => sampleJpeg({ seed: 7, width: 90, height: 90 }) },
      deps,
    )
    await call(viewer, 'pins.create', {
      board_id: board.id,
      image_signature: signature,
      note: 'For the roof',
    })
    await call(viewer, 'dataExport.request', {})
    await buildExport(asked.at(-1), deps)
    const query = await queryOf(viewer)
    const files = await filesBehind(query)
    const { boards } = Library.parse(files['library/library.json'])
    expect(boards).toMatchObject([{ name: 'Attics', privacy: 'secret', pins: [{ note: 'For the roof' }] }])
    const name = boards[0]?.pins[0]?.image ?? ''
    const original = files[`library/originals/${name}`]
    const stored = await deps.images.deriveImage(signature, 'orig', 'jpeg')
    expect(stored && original).toEqual(stored && (await buffer(stored.body)))
    expect(name).toBe(`${await imageSignature(original as Buffer)}.jpg`)
    expect(JSON.stringify(files['library/library.json'])).not.toContain(viewer.username)
  })

  it('is opened by no other link, and by none after seven days', async () => {
    const { viewer, query } = await anExport()
    const { key } = await exportFile(query, deps)
    await expect(exportFile({ ...query, mac: 'x' }, deps)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(exportFile({ ...query, id: '1' }, deps)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(exportFile(query, afterDays(7.1))).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await sweepExports(deps)).toBe(0)
    expect(await sweepExports(afterDays(400))).toBeGreaterThan(0)
    expect(await deps.storage.stat(key)).toBeUndefined()
    await expect(call(visitor, 'dataExport.get', {})).rejects.toMatchObject({ code: 'SIGN_IN_REQUIRED' })
    expect((await call(await aMember(deps), 'dataExport.get', {})).status).toBe('none')
    expect((await call(viewer, 'dataExport.get', {})).status).toBe('ready')
  })

  it('is made one at a time, once a day, and only for somebody who just proved who they are', async () => {
    const { viewer } = await aSignedUpPerson(deps)
    expect(await call(viewer, 'dataExport.request', {})).toMatchObject({ status: 'running', percent: 0 })
    await expect(call(viewer, 'dataExport.request', {})).rejects.toMatchObject({ code: 'LIMIT_REACHED' })
    await expect(call(await aMember(deps), 'dataExport.request', {})).rejects.toMatchObject({
      code: 'REAUTH_REQUIRED',
    })
  })

  it('that could not be stored says so and may be asked for again', async () => {
    const { viewer } = await aSignedUpPerson(deps)
    await call(viewer, 'dataExport.request', {})
    const put = () => Promise.reject(new Error('no room'))
    await expect(buildExport(asked.at(-1), { ...deps, storage: { ...deps.storage, put } })).rejects.toThrow(
      'no room',
    )
    expect((await call(viewer, 'dataExport.get', {})).status).toBe('failed')
    expect((await call(viewer, 'dataExport.request', {})).status).toBe('running')
  })

  it('is ready once its job is tried again', async () => {
    const { viewer } = await aSignedUpPerson(deps)
    await call(viewer, 'dataExport.request', {})
    const put = () => Promise.reject(new Error('no room'))
    await expect(buildExport(asked.at(-1), { ...deps, storage: { ...deps.storage, put } })).rejects.toThrow(
      'no room',
    )
    await buildExport(asked.at(-1), deps)
    expect((await call(viewer, 'dataExport.get', {})).status).toBe('ready')
  })
})
