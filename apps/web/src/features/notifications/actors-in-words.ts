import type { NotificationView } from '@tessera/api-types/notifications/views'
import { withLists } from '@tessera/i18n/lists'
import type { Locale } from '@tessera/api-types/locales'
import type { Translate } from '../../shared/i18n/translator.ts'

/** Of more people than are known by name, so many are named. */
const NAMED = 2

type Actors = Pick<NotificationView, 'actor' | 'other_actors' | 'people_count'>

/** Who did it: one, a few, or the last of many and how many others. */
export function actorsInWords(
  { actor, other_actors, people_count }: Actors,
  t: Translate<'preferences'>,
  locale: Locale,
): string {
  if (!actor) return ''
  const names = [actor, ...other_actors].map(({ full_name }) => full_name)
  if (people_count <= names.length) return listed(names, locale)
  const named = names.slice(0, NAMED)
  const others = t('preferences.notifications.others', { count: people_count - named.length })
  return listed([...named, others], locale)
}

const listed = (names: string[], locale: Locale): string =>
  String(withLists({ names }, locale)['names'] ?? '')
