import { useParams } from 'react-router-dom'
import { membersOnly } from '../../../entities/session/sign-in-required.ts'
import { selectRequestContext } from '../../../entities/session/session-slice.ts'
import { useKeptSave } from '../../../features/save-pin/use-kept-save.ts'
import { useMediaQuery } from '../../../shared/browser/media-query.ts'
import type { MessageArea } from '../../../shared/i18n/messages.ts'
import { useAppSelector } from '../../../shared/store/hooks.ts'
import { Closeup } from '../closeup/Closeup.tsx'
import { closeupParts } from '../closeup/closeup-parts.ts'
import { closeupHead, pinIdIn, preloadCloseup, preloadLightPin } from '../closeup/closeup-page.ts'
import { CloseupSkeleton } from '../closeup/CloseupSkeleton.tsx'
import { RepinScreen } from '../closeup/RepinScreen.tsx'

export const messageAreas: readonly MessageArea[] = ['pins', 'closeup', 'picker']

export async function preload(arrival: Parameters<typeof preloadCloseup>[0] & { url: URL }) {
  const { redirect } = await membersOnly(arrival)
  if (redirect) return { redirect }
  const isPhone = selectRequestContext(arrival.store.getState())?.userAgent.isMobile ?? false
  return isPhone ? preloadLightPin(arrival) : preloadCloseup(arrival)
}

export { closeupParts as lateParts }

export const head = (input: Parameters<typeof closeupHead>[0]) => ({
  ...closeupHead(input),
  isListed: false,
})

/** On a phone a page of its own; elsewhere the closeup with the picker open. */
export function Page() {
  const isSmall = useMediaQuery('(max-width: 767px)')
  const isPhone = (useAppSelector(selectRequestContext)?.userAgent.isMobile ?? false) || isSmall
  const isSaving = useKeptSave(pinIdIn(useParams()))
  if (isSaving) return <CloseupSkeleton />
  return isPhone ? <RepinScreen /> : <Closeup isPicking />
}
