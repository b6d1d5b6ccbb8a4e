import { useT } from '../../shared/i18n/i18n-context.ts'
import { IconButton } from '../../shared/ui/IconButton.tsx'
import { Menu } from '../../shared/ui/menu/Menu.tsx'
import { MenuItem } from '../../shared/ui/menu/MenuItem.tsx'
import styles from './ViewOptionsMenu.module.css'
import { type IconProps, IconShape } from '../../shared/ui/icons/IconShape.tsx'

type Choice = { label: string; isChosen: boolean; onChoose: () => void }

export type ViewOption = { title: string; choices: readonly Choice[] }

const ViewIcon = (props: IconProps) => (
  <IconShape {...props}>
    <path d="M4 7h9m5 0h2M4 17h2m5 0h9" />
    <circle cx="15.5" cy="7" r="2.3" />
    <circle cx="8.5" cy="17" r="2.3" />
  </IconShape>
)

/** A menu of choices, a group for each option. */
export function ViewOptionsMenu({ options }: { options: readonly ViewOption[] }) {
  const t = useT<'view-options'>()
  const label = t('viewOptions.title')
  return (
    <Menu
      label={label}
      trigger={(props) => <IconButton {...props} label={label} icon={<ViewIcon />} tone="filled" />}
    >
      {options.map(({ title, choices }) => (
        <div key={title} role="group" aria-label={title}>
          <p className={styles.title} aria-hidden="true">
            {title}
          </p>
          {choices.map((choice) => (
            <MenuItem key={choice.label} isChecked={choice.isChosen} onSelect={choice.onChoose}>
              {choice.label}
            </MenuItem>
          ))}
        </div>
      ))}
    </Menu>
  )
}
