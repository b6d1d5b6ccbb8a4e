import { describe, expect, it } from 'vitest'
import type { Member } from '@tessera/shared-auth'
import { imageUrl } from '@tessera/api-types/images/image-path'
import { aMember } from '../../testing/test-callers.ts'
import { commentSteps } from '../../testing/test-comments.ts'
import { aBoard, aCollaborator, aPin } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { commentsOperations } from '../comments/operations.ts'
import { followsOperations } from '../follows/operations.ts'

const deps = await testDeps()
const call = callerOf(followsOperations, deps)
const { write } = commentSteps(deps, commentsOperations)

async function aReader() {
  const reader = await aMember(deps)
  await deps.read
    .updateTable('users')
    .set({ emailVerifiedAt: deps.now() })
    .where('id', '=', reader.userId)
    .execute()
  return reader
}
const emailsTo = ({ username }: Member) => deps.sentMail.filter(({ to }) => to === `${username}@tessera.test`)

describe('an email about a comment', () => {
  it('quotes it, and shows the picture with its words, size and the way to the pin', async () => {
    const [ada, ben] = [await aReader(), await aMember(deps)]
    const pin = await aPin(deps, ada, await aBoard(deps, ada))
    await deps.read.updateTable('pins').set({ altText: 'A “blue” bowl' }).where('id', '=', pin.id).execute()
    await write(ben, pin, 'What <cone>?')
    const [email] = emailsTo(ada)
    const url = imageUrl(deps.site.imageBase, pin.imageSignature, '474x')
    expect(email?.html).toContain(`src="${url}" alt="A “blue” bowl" width="`)
    expect(email?.html).toMatch(/<blockquote [^>]*>What &lt;cone&gt;\?<\/blockquote>/)
    expect(email?.text).toContain('“What <cone>?”')
    expect(email?.text).toContain(encodeURIComponent(`/pin/${pin.id}/`))
  })

  it('shows neither picture nor quote of a pin on a secret board, though its reader sees both', async () => {
    const [ada, ben] = [await aReader(), await aMember(deps)]
    const board = await aBoard(deps, ada, { privacy: 'secret' })
    const pin = await aPin(deps, ada, board)
    await aCollaborator(deps, board, { owner: ada, member: ben })
    await write(ben, pin, 'Lovely')
    const [email] = emailsTo(ada)
    expect(email?.html).not.toContain('<img')
    expect(email?.html).not.toContain(pin.imageSignature)
    expect(`${email?.html} ${email?.text}`).not.toMatch(/<blockquote|Lovely/)
  })
})

it('an email about a follower shows neither picture nor quote', async () => {
  const [ada, ben] = [await aReader(), await aMember(deps)]
  await call(ben, 'users.follow', { user_id: ada.userId })
  const [email] = emailsTo(ada)
  expect(email?.html).not.toMatch(/<img|<blockquote/)
})
