import { emptyDraftItem } from '@tessera/api-types/pin-drafts/draft-content'
import { expect, it } from 'vitest'
import { operations } from '../../operations.ts'
import { aMember } from '../../testing/test-callers.ts'
import { aBoard } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { anUpload } from '../../testing/test-uploads.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)

it('a video is no picture of a carousel', async () => {
  const ada = await aMember(deps)
  const image_signature = await anUpload(deps, ada)
  const items = (['image', 'video'] as const).map((kind) => ({
    ...emptyDraftItem,
    media: { kind, image_signature, image_url: null },
  }))
  const content = {
    type: 'carousel' as const,
    items,
    board_id: (await aBoard(deps, ada)).id,
    section_id: null,
    publish_option: 'publish-immediately' as const,
    scheduled_ts: null,
  }
  const draft = await call(ada, 'pinDrafts.create', { content })
  await expect(call(ada, 'pinDrafts.publish', draft)).rejects.toMatchObject({
    detail: { fields: { 'items.1.media': expect.anything() } },
  })
})
