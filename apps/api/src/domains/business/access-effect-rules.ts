import type { AccessPreviewView, Effect } from '@tessera/api-types/asset-access/views'
import { isSameSet } from './grant-rules.ts'

/** What one subject may do with one asset. */
/** When the last way that is open ends; null where one has no end. */
export function endOfWays(ways: readonly { ends_at: string | null; is_expired: boolean }[]): string | null {
  const open = ways.filter(({ is_expired }) => !is_expired)
  const ends = open.flatMap(({ ends_at }) => ends_at ?? [])
  return ends.length < open.length ? null : (ends.toSorted().at(-1) ?? null)
}

export type Held = Pick<Effect, 'subject' | 'asset' | 'ends_at'> & { permissions: Effect['before'] }

const keyOf = ({ subject, asset }: Pick<Held, 'subject' | 'asset'>) => `${subject.id}:${asset.id}`

/** What differs between two states of access, and how many lose an asset altogether. */
export function effectsBetween(before: readonly Held[], after: readonly Held[]): AccessPreviewView {
  const was = new Map(before.map((held) => [keyOf(held), held]))
  const is = new Map(after.map((held) => [keyOf(held), held]))
  const effects = [...new Map([...is, ...was]).values()]
    .map(({ subject, asset }) => {
      const [earlier, later] = [was.get(keyOf({ subject, asset })), is.get(keyOf({ subject, asset }))]
      return {
        subject,
        asset,
        before: earlier?.permissions ?? [],
        after: later?.permissions ?? [],
        ends_at_before: earlier?.ends_at ?? null,
        ends_at: later?.ends_at ?? null,
      }
    })
    .filter((effect) => !isSameSet(effect.before, effect.after) || effect.ends_at_before !== effect.ends_at)
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
