import { useState } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { isPinId } from '../../../entities/pins/pin-reference.ts'
import { pinsApi } from '../../../entities/pins/pins-api.ts'
import { type Pin, selectPin } from '../../../entities/pins/pins-slice.ts'
import { useAppSelector } from '../../../shared/store/hooks.ts'
import { PinNeighbors } from './closeup-parts.ts'
import { CloseupSkeleton } from './CloseupSkeleton.tsx'
import { closeupState } from './closeup-state.ts'
import { pinIdIn } from './closeup-page.ts'
import { PinDetails } from './PinDetails.tsx'
import { PinGate } from './PinGate.tsx'

/** Where one is led once the viewer has removed the pin that is shown. */
function useWayOut(pinId: string, pin: Pin | undefined): string | null {
  const [way, setWay] = useState({ pinId: '', to: '' })
  const to = pin && (pin.board?.url ?? `/${pin.pinner.username}/`)
  if (to && (way.pinId !== pinId || way.to !== to)) setWay({ pinId, to })
  return !pin && way.pinId === pinId ? way.to : null
}

/** A pin's own page: loading, missing, failed, or the pin with what goes well with it. */
export function Closeup({ isPicking = false }: { isPicking?: boolean }) {
  const pinId = pinIdIn(useParams())
  const isPossible = isPinId(pinId)
  const { data, isFetching, refetch } = pinsApi.useCloseupQuery(pinId, { skip: !isPossible })
  const pin = useAppSelector((state) => selectPin(state, pinId))
  const state = closeupState({ isPossible, result: data, isFetching, isHere: pin !== undefined })
  const wayOut = useWayOut(pinId, pin)
  if (wayOut && state.kind === 'missing')
    return (
      <>
        <CloseupSkeleton />
        <Navigate to={wayOut} replace />
      </>
    )
  return (
    <PinGate state={state} onRetry={() => void refetch()}>
      {pin && <PinDetails key={pinId} pin={pin} isPicking={isPicking} />}
      <PinNeighbors key={`related-${pinId}`} pinId={pinId} />
    </PinGate>
  )
}
