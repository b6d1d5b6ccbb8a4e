import type { Board } from '../../entities/boards/boards-slice.ts'
import type { SaveTarget } from '../../entities/pins/pins-slice.ts'

type Section = { id: string; title: string; slug: string }

/** A board, or one of its sections, as the place where a pin is kept. */
export function saveTarget(
  { id, name, url }: Pick<Board, 'id' | 'name' | 'url'>,
  section?: Section,
): SaveTarget {
  if (!section) return { boardId: id, sectionId: null, title: name, type: 'board', url }
  const { title, slug } = section
  return { boardId: id, sectionId: section.id, title, type: 'section', url: `${url}${slug}/` }
}
