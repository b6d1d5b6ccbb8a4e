import { RelatedPins } from '../../../../features/related-pins/RelatedPins.tsx'
import { saveActionsOf } from '../../../../features/save-pin/SaveActions.tsx'
import { useEscapeBack } from '../../../../shared/navigation/use-escape-back.ts'

/** What goes well with a pin, each of it to be saved, and the way back to where the pin was opened. */
export function PinNeighbors({ pinId }: { pinId: string }) {
  useEscapeBack()
  return <RelatedPins pinId={pinId} actionsOf={saveActionsOf} />
}
