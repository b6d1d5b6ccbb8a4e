import type { AccessPreviewView, Effect } from '@tessera/api-types/asset-access/views'
import { isSameSet } from './grant-rules.ts'

/** What one subject may do with one asset. */
export type Held = Omit<Effect, 'before' | 'after'> & { permissions: Effect['before'] }

const keyOf = ({ subject, asset }: Pick<Held, 'subject' | 'asset'>) => `${subject.id}:${asset.id}`

/** What differs between two states of access, and how many lose an asset altogether. */
export function effectsBetween(before: readonly Held[], after: readonly Held[]): AccessPreviewView {
  const was = new Map(before.map((held) => [keyOf(held), held]))
  const is = new Map(after.map((held) => [keyOf(held), held]))
  const effects = [...new Map([...is, ...was]).values()]
    .map(({ subject, asset, ...held }) => ({
      subject,
      asset,
      before: was.get(keyOf({ subject, asset, ...held }))?.permissions ?? [],
      after: is.get(keyOf({ subject, asset, ...held }))?.permissions ?? [],
    }))
    .filter((effect) => !isSameSet(effect.before, effect.after))
    .toSorted((one, other) =>
      `${one.subject.name} ${one.asset.name}`.localeCompare(`${other.subject.name} ${other.asset.name}`),
    )
  const lost = effects.filter((effect) => effect.after.length === 0)
  const subjects = (type: Effect['subject']['type']) =>
    new Set(lost.filter(({ subject }) => subject.type === type).map(({ subject }) => subject.id)).size
  return {
    effects,
    losing: {
      people: subjects('PERSON'),
      partners: subjects('PARTNER'),
      assets: new Set(lost.map(({ asset }) => asset.id)).size,
    },
  }
}
