import { type ComponentType, useState } from 'react'
import type { InitialUser } from '@tessera/api-types/page/request-context'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { notLoadedShown } from '../../shared/toasts/not-loaded.ts'
import { Avatar } from '../../shared/ui/Avatar.tsx'
import { MoreIcon } from '../../shared/ui/icons/shell-icons.tsx'
import { Menu } from '../../shared/ui/menu/Menu.tsx'
import styles from './AccountMenu.module.css'

type Props = { viewer: InitialUser | null }

const loadItems = () => import('./AccountMenuItems.tsx')

/** The viewer's own places, the way in for a visitor, and the choice of theme for both; its entries come when it is first opened. */
export function AccountMenu({ viewer }: Props) {
  const t = useT()
  const dispatch = useAppDispatch()
  const [Items, setItems] = useState<ComponentType<Props> | null>(null)
  const prepare = () =>
    loadItems().then(
      ({ AccountMenuItems }) => {
        setItems(() => AccountMenuItems)
        return true
      },
      () => {
        dispatch(notLoadedShown(t))
        return false
      },
    )
  return (
    <Menu
      label={t('nav.accountMenu')}
      prepare={prepare}
      trigger={(props) => (
        <button type="button" {...props} aria-label={t('nav.accountMenu')} className={styles.trigger}>
          {viewer ? (
            <Avatar name={viewer.full_name} imageUrl={viewer.image_medium_url} size={32} isDecorative />
          ) : (
            <MoreIcon />
          )}
        </button>
      )}
    >
      {Items && <Items viewer={viewer} />}
    </Menu>
  )
}
