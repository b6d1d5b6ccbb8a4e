import { lazy, type ComponentType } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { NotFound } from './NotFound.tsx'

/** A page at its own address; below it there is nothing. `place` is the list it belongs to. */
export function exactPage(
  place: string,
  load: () => Promise<ComponentType>,
): ComponentType & { preload: () => void } {
  const pageOf = loadedOnce(load)
  function ExactPage() {
    const { '*': below } = useParams()
    const { key: visit } = useLocation()
    if (below) return <NotFound place={place} />
    const Page = pageOf(visit)
    return <Page />
  }
  // Where it fails, the page itself reports it.
  return Object.assign(ExactPage, { preload: () => void load().catch(() => undefined) })
}

/** Gives the page of a visit: always the same, unless its parts could not be loaded on an earlier visit. */
function loadedOnce(load: () => Promise<ComponentType>): (visit: string) => ComponentType {
  let hasFailed = false
  let latest = ''
  const begin = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        hasFailed = true
        throw error
      }
    })
  let page = begin()
  return (visit) => {
    if (hasFailed && visit !== latest) {
      hasFailed = false
      page = begin()
    }
    latest = visit
    return page
  }
}
