import { useParams } from 'react-router-dom'
import { isPinId } from '../../../entities/pins/pin-reference.ts'
import { pinsApi } from '../../../entities/pins/pins-api.ts'
import { selectPin } from '../../../entities/pins/pins-slice.ts'
import { errorText } from '../../../shared/api/error-text.ts'
import { useT } from '../../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../../shared/store/hooks.ts'
import { ErrorState } from '../../../shared/ui/ErrorState.tsx'
import { PinNeighbors } from './closeup-parts.ts'
import { closeupState } from './closeup-state.ts'
import { pinIdIn } from './closeup-page.ts'
import { CloseupSkeleton } from './CloseupSkeleton.tsx'
import { MissingPin } from './MissingPin.tsx'
import { PinDetails } from './PinDetails.tsx'

/** A pin's own page: loading, missing, failed, or the pin with what goes well with it. */
export function Closeup({ isPicking = false }: { isPicking?: boolean }) {
  const t = useT<'closeup'>()
  const pinId = pinIdIn(useParams())
  const isPossible = isPinId(pinId)
  const { data, isFetching, refetch } = pinsApi.useCloseupQuery(pinId, { skip: !isPossible })
  const pin = useAppSelector((state) => selectPin(state, pinId))
  const state = closeupState({ isPossible, result: data, isFetching, isHere: pin !== undefined })
  switch (state.kind) {
    case 'missing':
      return <MissingPin />
    case 'failed':
      return (
        <ErrorState
          heading="h1"
          title={t('closeup.failed')}
          description={errorText(state.error, t)}
          onRetry={() => void refetch()}
        />
      )
    case 'loading':
      return <CloseupSkeleton />
    case 'pin':
      return (
        <>
          {pin && <PinDetails key={pinId} pin={pin} isPicking={isPicking} />}
          <PinNeighbors key={`related-${pinId}`} pinId={pinId} />
        </>
      )
  }
}
