import { expect, it } from 'vitest'
import { operations } from '../operations.ts'
import { tasks } from '../jobs/tasks.ts'
import type { MailDelivery } from '../mail/mailer.ts'
import { aMember } from '../testing/test-callers.ts'
import { aBoard, aPin } from '../testing/test-content.ts'
import { testDeps } from '../testing/test-deps.ts'
import { noTextDelivery } from '../texts/text-delivery.ts'
import { callerOf } from '../testing/test-operations.ts'
import { DEMO_CLIPS } from './clips-data.ts'
import { uploadClips } from './clip-uploads.ts'

it('a clip of the demo world is a picture with its words at once, and a video once its job has run', async () => {
  const deps = await testDeps()
  const call = callerOf(operations, deps)
  const [owner, saver] = [await aMember(deps), await aMember(deps)]
  const pin = await aPin(deps, owner, await aBoard(deps, owner))
  const save = { pin_id: pin.id, board_id: (await aBoard(deps, saver)).id }
  const copy = await call(saver, 'pins.save', save)
  const { aggregatedPinId } = await deps.read
    .selectFrom('pins')
    .select('aggregatedPinId')
    .where('id', '=', pin.id)
    .executeTakeFirstOrThrow()
  const clip = { name: DEMO_CLIPS[0]?.file ?? '', ownerId: owner.userId, aggregatedPinId }
  await uploadClips(deps, [clip])
  expect((await call(owner, 'pins.get', { id: pin.id })).content).toEqual({ kind: 'image' })

  const asked = deps.addedJobs.at(-1)
  const mailDelivery: MailDelivery = {
    deliver: () => Promise.reject(new Error('No mail is due.')),
    close: () => undefined,
  }
  const run = () =>
    tasks[asked?.task ?? '']?.(asked?.payload, { ...deps, mailDelivery, textDelivery: noTextDelivery })
  await run()
  for (const id of [pin.id, copy.id]) {
    const { content, images } = await call(owner, 'pins.get', { id })
    expect(content).toMatchObject({ kind: 'video', video_list: { V_720P: { width: 360, height: 480 } } })
    expect(content.kind === 'video' && images['736x'].url).toContain(
      content.kind === 'video' ? content.signature : 'no video',
    )
  }
  await run()
}, 60_000)
