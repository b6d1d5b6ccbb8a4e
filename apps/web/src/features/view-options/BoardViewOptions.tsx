import { PIN_ORDERS } from '@tessera/api-types/boards/board-limits'
import { useProfileOptions } from '../../entities/profile/use-profile-options.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useDensityOption } from './use-density-option.ts'
import { ViewOptionsMenu } from './ViewOptionsMenu.tsx'

/** How the pins of one board stand: in which order, and how close to each other. */
export function BoardViewOptions({ boardId }: { boardId: string }) {
  const t = useT<'view-options'>()
  const density = useDensityOption('boardPinDensity')
  const [{ boardSortOrder }, change] = useProfileOptions()
  const chosen = boardSortOrder[boardId] ?? 'custom'
  const { [boardId]: _before, ...others } = boardSortOrder
  const order = {
    title: t('viewOptions.order'),
    choices: PIN_ORDERS.map((each) => ({
      label: t(`viewOptions.order.${each}`),
      isChosen: chosen === each,
      onChoose: () => change({ boardSortOrder: each === 'custom' ? others : { ...others, [boardId]: each } }),
    })),
  }
  return <ViewOptionsMenu options={[density, order]} />
}
