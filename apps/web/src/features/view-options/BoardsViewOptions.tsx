import { BOARD_VIEWS } from '../../entities/profile/profile-options-slice.ts'
import { useProfileOptions } from '../../entities/profile/use-profile-options.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { ViewOptionsMenu } from './ViewOptionsMenu.tsx'

/** How the boards of a profile stand: by their covers, or line by line. */
export function BoardsViewOptions() {
  const t = useT<'view-options'>()
  const [{ boardView }, change] = useProfileOptions()
  const view = {
    title: t('viewOptions.boards'),
    choices: BOARD_VIEWS.map((each) => ({
      label: t(`viewOptions.boards.${each}`),
      isChosen: boardView === each,
      onChoose: () => change({ boardView: each }),
    })),
  }
  return <ViewOptionsMenu options={[view]} />
}
