import { useDensityOption } from './use-density-option.ts'
import { ViewOptionsMenu } from './ViewOptionsMenu.tsx'

/** How large the pins of a profile are drawn. */
export const PinsViewOptions = () => <ViewOptionsMenu options={[useDensityOption('pinDensity')]} />
