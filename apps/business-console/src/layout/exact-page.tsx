import { lazy, type ComponentType } from 'react'
import { useParams } from 'react-router-dom'
import { NotFound } from './NotFound.tsx'

/** A page at its own address; below it there is nothing. `place` is the list it belongs to. */
export function exactPage(place: string, load: () => Promise<ComponentType>): ComponentType {
  const Page = lazy(async () => ({ default: await load() }))
  return function ExactPage() {
    const { '*': below } = useParams()
    return below ? <NotFound place={place} /> : <Page />
  }
}
