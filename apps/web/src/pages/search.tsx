import { searchPath } from '../entities/searches/search-paths.ts'

/** Without a scope, pins are searched. */
export const preload = ({ url }: { url: URL }) =>
  Promise.resolve({ status: 301, redirect: searchPath(url.searchParams.get('q') ?? '') })

export const Page = () => null
