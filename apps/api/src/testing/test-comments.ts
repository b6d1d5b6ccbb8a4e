import type { CommentView } from '@tessera/api-types/comments/views'
import type { Page } from '@tessera/api-types'
import type { Member, Viewer } from '@tessera/shared-auth'
import type { Deps } from '../kernel/deps.ts'
import type { Operation } from '../kernel/operation.ts'
import { callAs } from './test-callers.ts'
import { aBoard, aPin, type TestPin } from './test-content.ts'

/** Steps that tests of comments share. */
export function commentSteps(deps: Deps, operations: readonly Operation[]) {
  const call = async <T = CommentView>(viewer: Viewer, name: string, input: object): Promise<T> => {
    const operation = operations.find(({ contract }) => contract.route.name === `comments.${name}`)
    return (await callAs(deps, viewer)(operation as Operation, input)) as T
  }

  const aPinOf = async (owner: Member, privacy: 'public' | 'secret' = 'public') =>
    aPin(deps, owner, await aBoard(deps, owner, { privacy }))
  const write = (viewer: Member, pin: TestPin, text = 'Lovely', more: object = {}) =>
    call(viewer, 'create', { objectId: pin.aggregatedPinId, pinId: pin.id, text, ...more })
  const list = async (viewer: Viewer, pin: TestPin, more: object = {}) =>
    call<Page<CommentView>>(viewer, 'list', { objectId: pin.aggregatedPinId, ...more })

  return { call, aPinOf, write, list }
}

export const textsOf = ({ items }: Page<CommentView>): string[] => items.map(({ text }) => text)
