import { RelatedPins } from '../../../../features/related-pins/RelatedPins.tsx'
import { saveActionsOf } from '../../../../features/save-pin/save-actions-of.tsx'

/** What goes well with a pin, each of it to be saved. */
export const PinNeighbors = ({ pinId }: { pinId: string }) => (
  <RelatedPins pinId={pinId} actionsOf={saveActionsOf} />
)
