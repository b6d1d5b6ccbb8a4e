import type { CollaboratorInvite } from '@tessera/api-types/boards/collaborator-views'
import type { UserMini } from '@tessera/api-types/users/views'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Link } from '../../shared/navigation/Link.tsx'
import { useResultToast } from '../../shared/toasts/use-result-toast.ts'
import { Avatar } from '../../shared/ui/Avatar.tsx'
import { Button } from '../../shared/ui/Button.tsx'
import { IconButton } from '../../shared/ui/IconButton.tsx'
import { MoreIcon } from '../../shared/ui/icons/shell-icons.tsx'
import { Menu } from '../../shared/ui/menu/Menu.tsx'
import { MenuItem } from '../../shared/ui/menu/MenuItem.tsx'
import { collaboratorsApi } from './collaborators-api.ts'
import { ownershipApi } from './ownership-api.ts'
import type { ListProps } from './CollaboratorList.tsx'
import styles from './Collaborators.module.css'

export function PersonLine({ person, detail }: { person: UserMini; detail: string }) {
  return (
    <Link to={`/${person.username}/`} className={styles.person}>
      <Avatar name={person.full_name} imageUrl={person.image_medium_url} size={44} isDecorative />
      <span className={styles.texts}>
        <span className={styles.name}>
          <bdi>{person.full_name}</bdi>
        </span>
        <span className={styles.detail}>{detail}</span>
      </span>
    </Link>
  )
}

type MenuProps = Pick<ListProps, 'board' | 'onConfirm'> & { person: UserMini; mayDelete: boolean }

function RowMenu({ board, person, mayDelete, onConfirm }: MenuProps) {
  const t = useT<'collaborators'>()
  const [changeAccess] = collaboratorsApi.useChangeAccessMutation()
  const [cancelOffer] = ownershipApi.useCancelOfferMutation()
  const showResult = useResultToast()
  const label = t('collaborators.actions', { name: person.full_name })
  const isOffered = board.pending_ownership_transfer === person.id
  const change = (access: ('write' | 'delete')[]) =>
    void showResult(changeAccess({ board_id: board.id, user_id: person.id, access }))
  return (
    <Menu label={label} trigger={(props) => <IconButton {...props} label={label} icon={<MoreIcon />} />}>
      <MenuItem isChecked={!mayDelete} onSelect={() => change(['write'])}>
        {t('collaborators.write')}
      </MenuItem>
      <MenuItem isChecked={mayDelete} onSelect={() => change(['write', 'delete'])}>
        {t('collaborators.delete')}
      </MenuItem>
      {isOffered ? (
        <MenuItem onSelect={() => void showResult(cancelOffer({ boardId: board.id }))}>
          {t('collaborators.cancelOffer')}
        </MenuItem>
      ) : (
        <MenuItem onSelect={() => onConfirm({ kind: 'makeOwner', person })}>
          {t('collaborators.makeOwner')}
        </MenuItem>
      )}
      <MenuItem onSelect={() => onConfirm({ kind: 'remove', person })}>{t('collaborators.remove')}</MenuItem>
    </Menu>
  )
}

/** Somebody who keeps the board, with what the owner or they themselves can do. */
export function CollaboratorRow(props: ListProps & { invite: CollaboratorInvite }) {
  const { invite, board, viewerId, isOwner, onConfirm } = props
  const t = useT<'collaborators'>()
  const person = invite.invited_user
  if (!person) return null
  const mayDelete = invite.access.includes('delete')
  const isOffered = board.pending_ownership_transfer === person.id
  const detail = isOffered ? 'isOffered' : mayDelete ? 'delete' : 'write'
  return (
    <li className={styles.row}>
      <PersonLine person={person} detail={t(`collaborators.${detail}`)} />
      {isOwner && <RowMenu board={board} person={person} mayDelete={mayDelete} onConfirm={onConfirm} />}
      {person.id === viewerId && (
        <Button onClick={() => onConfirm({ kind: 'leave', person })}>{t('collaborators.leave')}</Button>
      )}
    </li>
  )
}
