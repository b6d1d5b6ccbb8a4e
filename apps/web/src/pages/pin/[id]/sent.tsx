import { useParams, useSearchParams } from 'react-router-dom'
import { sentPinApi } from '../../../entities/conversations/sent-pin-api.ts'
import { isPinId } from '../../../entities/pins/pin-reference.ts'
import { prefetched } from '../../../shared/api/prefetch.ts'
import type { MessageArea } from '../../../shared/i18n/messages.ts'
import { Closeup } from '../closeup/Closeup.tsx'
import { closeupParts } from '../closeup/closeup-parts.ts'
import { closeupHead, pinIdIn, preloadCloseup } from '../closeup/closeup-page.ts'
import { SentBanner } from '../closeup/SentBanner.tsx'

export const messageAreas: readonly MessageArea[] = ['pins', 'closeup']

const KEY = 'message'

/** The pin, with who sent it: the address names the message by a key nobody can guess. */
export async function preload(arrival: Parameters<typeof preloadCloseup>[0] & { url: URL }) {
  const pinId = pinIdIn(arrival.params)
  const sentKey = arrival.url.searchParams.get(KEY) ?? ''
  const ask = { pin_id: pinId, sent_key: sentKey }
  const isAsked = sentKey !== '' && isPinId(pinId)
  const [outcome] = await Promise.all([
    preloadCloseup(arrival),
    isAsked && prefetched(arrival.store.dispatch(sentPinApi.endpoints.sentPin.initiate(ask))),
  ])
  return outcome
}

export { closeupParts as lateParts }

export const head = (input: Parameters<typeof closeupHead>[0]) => ({
  ...closeupHead(input),
  isListed: false,
})

/** A pin that somebody was sent. */
export function Page() {
  const [search] = useSearchParams()
  return (
    <>
      <SentBanner pinId={pinIdIn(useParams())} sentKey={search.get(KEY) ?? ''} />
      <Closeup />
    </>
  )
}
