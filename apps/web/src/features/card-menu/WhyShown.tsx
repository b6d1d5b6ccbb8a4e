import type { Pin } from '../../entities/pins/pins-slice.ts'
import { AdReasons } from './AdReasons.tsx'
import { WhyPin } from './WhyPin.tsx'

type Props = { pin: Pin; onDismiss: () => void }

/** Why somebody sees a pin or an ad, and what to do about it. */
export function WhyShown({ pin, onDismiss }: Props) {
  const { promotion } = pin
  if (promotion) return <AdReasons promotion={promotion} onDismiss={onDismiss} />
  return <WhyPin pin={pin} onDismiss={onDismiss} />
}
