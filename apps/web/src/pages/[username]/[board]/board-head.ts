import { coverUrl } from '../../../entities/boards/board-cover.ts'
import type { Board } from '../../../entities/boards/boards-slice.ts'
import { selectSection } from '../../../entities/sections/sections-slice.ts'
import { sectionsApi } from '../../../entities/sections/sections-api.ts'
import type { Translate } from '../../../shared/i18n/translator.ts'
import { rssLink } from '../../../shared/rss-link.ts'
import type { RootState } from '../../../shared/store/root-reducer.ts'
import { boardIn, type Params, sectionAddressOf } from './board-preload.ts'

type Subject = { state: RootState; params: Params; url: URL; t: Translate<'boards'> }

const collection = (board: Board, title: string, address: string) => ({
  '@context': 'https://schema.org',
  '@type': 'CollectionPage',
  name: title,
  url: address,
  ...(board.description && { description: board.description }),
  ...(board.owner && { author: { '@type': 'Person', name: board.owner.full_name } }),
})

function headOf({ url, t }: Subject, board: Board, title: string, path: string) {
  const cover = board.cover_images?.[0]
  const image = cover && new URL(coverUrl(cover.image_signature, '600x315'), url).href
  const name = board.owner?.full_name ?? ''
  return {
    title,
    description: board.description || t('boards.headDescription', { count: board.pin_count ?? 0, name }),
    canonical: path,
    isListed: board.privacy === 'public' && !board.archived_by_me_at,
    og: { type: 'website', ...(image && { image }) },
    ...(board.privacy === 'public' && { links: [rssLink(`${board.url.slice(0, -1)}.rss`, board.name)] }),
    jsonLd: [collection(board, title, new URL(path, url).href)],
  }
}

const missing = ({ t }: Subject) => ({ title: t('boards.notFound') })

/** An address of three parts may be meant for anything. */
const missingPage = ({ t }: Subject) => ({ title: t('notFound.title') })

export function boardHead(subject: Subject) {
  const board = boardIn(subject.state, subject.params)
  return board ? headOf(subject, board, board.name, board.url) : missing(subject)
}

export function ideasHead(subject: Subject) {
  const board = boardIn(subject.state, subject.params)
  if (!board) return missing(subject)
  const title = subject.t('boards.ideasFor', { name: board.name })
  return { ...headOf(subject, board, title, `${board.url}more_ideas/`), isListed: false }
}

export function sectionHead(subject: Subject) {
  const { state, params } = subject
  const board = boardIn(state, params)
  const { data } = sectionsApi.endpoints.sectionPage.select(sectionAddressOf(params))(state)
  const section = data?.kind === 'found' ? selectSection(state, data.value) : undefined
  if (!board) return missingPage(subject)
  if (!section) return { title: subject.t('sections.notFound') }
  return headOf(subject, board, `${section.title} · ${board.name}`, `${board.url}${section.slug}/`)
}
