import type { Member } from '@tessera/shared-auth'
import type { Deps } from '../kernel/deps.ts'
import { anImage } from './test-content.ts'

/** A picture that a member has uploaded; returns its signature. */
export async function anUpload(deps: Deps, owner: Member): Promise<string> {
  const imageSignature = await anImage(deps)
  const at = deps.now()
  await deps.read
    .insertInto('mediaUploads')
    .values({
      id: deps.newId(),
      userId: owner.userId,
      mediaType: 'image',
      status: 'succeeded',
      imageSignature,
      createdAt: at,
      updatedAt: at,
    })
    .execute()
  return imageSignature
}
