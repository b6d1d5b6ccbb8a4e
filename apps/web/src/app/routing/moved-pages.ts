import { searchPath } from '../../entities/searches/search-paths.ts'
import type { PageLocation, PageModule } from './page-module.ts'

/** A part of the address as it was written there. */
const part = ({ params }: PageLocation, name: string) => encodeURIComponent(params[name] ?? '')

const topic = (at: PageLocation) => `/topics/${part(at, 'slug')}/`

/** Other addresses of pages, by handler, and where they lead for good. */
const MOVED: Readonly<Record<string, (at: PageLocation) => string>> = {
  '[username]/_activity': (at) => `/${part(at, 'username')}/pins/`,
  '[username]/_community': (at) => `/${part(at, 'username')}/_tried/`,
  'categories/[slug]': topic,
  'discover/topics/[slug]': topic,
  explore: () => '/topics/',
  'explore/[slug]': topic,
  more_ideas: () => '/',
  notifications: () => '/news_hub/',
  search: ({ url }) => searchPath(url.searchParams.get('q') ?? ''),
  'stories/[id]': (at) => `/pin/${part(at, 'id')}/`,
}

const toModule = (leadsTo: (at: PageLocation) => string): PageModule => ({
  Page: () => null,
  preload: (at) => Promise.resolve({ status: 301, redirect: leadsTo(at) }),
})

export const movedPages: ReadonlyMap<string, PageModule> = new Map(
  Object.entries(MOVED).map(([handler, leadsTo]) => [handler, toModule(leadsTo)]),
)
