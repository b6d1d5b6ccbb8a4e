import {
  BOARD_PIN_DENSITIES,
  BOARD_VIEWS,
  DENSITIES,
  type ProfileOptions,
} from '../../entities/profile/profile-options-slice.ts'
import { useProfileOptions } from '../../entities/profile/use-profile-options.ts'
import { chooseTheme, themeLabels, THEMES, useThemeChoice } from '../../shared/browser/theme-choice.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import styles from '../../shared/ui/forms/Form.module.css'
import { Select } from '../../shared/ui/forms/Select.tsx'

type LayoutProps<Value extends string> = {
  label: string
  values: readonly Value[]
  named: (value: Value) => string
  value: Value
  onChoose: (value: Value) => void
}

function Choice<Value extends string>({ label, values, named, value, onChoose }: LayoutProps<Value>) {
  return (
    <Select
      label={label}
      options={values.map((each) => ({ value: each, label: named(each) }))}
      value={value}
      onChange={(event) => {
        const chosen = values.find((each) => each === event.target.value)
        if (chosen) onChoose(chosen)
      }}
    />
  )
}

/** How the site looks in this browser; each choice holds at once. */
export function Appearance() {
  const t = useT<'settings' | 'view-options'>()
  const dispatch = useAppDispatch()
  const theme = useThemeChoice()
  const [options, changeOptions] = useProfileOptions()
  const saved = () => void dispatch(toastShown({ text: t('settings.saved') }))
  const change = (changed: Partial<ProfileOptions>) => {
    changeOptions(changed)
    saved()
  }
  return (
    <div className={styles.form}>
      <p>{t('settings.appearance.lead')}</p>
      <Choice
        label={t('settings.appearance.theme')}
        values={THEMES}
        named={(each) => t(themeLabels[each])}
        value={theme}
        onChoose={(choice) => {
          chooseTheme(choice)
          saved()
        }}
      />
      <Choice
        label={t('settings.appearance.boardPins')}
        values={BOARD_PIN_DENSITIES}
        named={(each) => t(`viewOptions.density.${each}`)}
        value={options.boardPinDensity}
        onChoose={(boardPinDensity) => change({ boardPinDensity })}
      />
      <Choice
        label={t('settings.appearance.profilePins')}
        values={DENSITIES}
        named={(each) => t(`viewOptions.density.${each}`)}
        value={options.pinDensity}
        onChoose={(pinDensity) => change({ pinDensity })}
      />
      <Choice
        label={t('settings.appearance.boards')}
        values={BOARD_VIEWS}
        named={(each) => t(`viewOptions.boards.${each}`)}
        value={options.boardView}
        onChoose={(boardView) => change({ boardView })}
      />
    </div>
  )
}
