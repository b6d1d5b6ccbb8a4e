import { BOARD_PIN_DENSITIES, DENSITIES } from '../../entities/profile/profile-options-slice.ts'
import { useProfileOptions } from '../../entities/profile/use-profile-options.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import type { ViewOption } from './ViewOptionsMenu.tsx'

/** How large pins are drawn: on boards, or elsewhere on profiles. */
export function useDensityOption(name: 'boardPinDensity' | 'pinDensity'): ViewOption {
  const t = useT<'view-options'>()
  const [options, change] = useProfileOptions()
  return {
    title: t('viewOptions.density'),
    choices: (name === 'boardPinDensity' ? BOARD_PIN_DENSITIES : DENSITIES).map((density) => ({
      label: t(`viewOptions.density.${density}`),
      isChosen: options[name] === density,
      onChoose: () => change({ [name]: density }),
    })),
  }
}
