import type { Board } from '../../entities/boards/boards-slice.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useResultToast } from '../../shared/toasts/use-result-toast.ts'
import { SwitchField } from '../../shared/ui/forms/SwitchField.tsx'
import styles from './Collaborators.module.css'
import { collaboratorsApi } from './collaborators-api.ts'

/** Whether collaborators suggest people, and others ask to join. */
export function CollaborationSettings({ board }: { board: Board }) {
  const t = useT<'collaborators'>()
  const [update, { isLoading }] = collaboratorsApi.useUpdateCollaborationMutation()
  const showResult = useResultToast()
  const board_id = board.id
  return (
    <section className={styles.part}>
      <SwitchField
        label={t('collaborators.takesInvites')}
        checked={Boolean(board.collaborator_invites_enabled)}
        isWaiting={isLoading}
        onChange={({ target: { checked } }) =>
          void showResult(update({ board_id, collaborator_invites_enabled: checked }))
        }
      />
      {board.privacy === 'public' && (
        <SwitchField
          label={t('collaborators.takesRequests')}
          hint={t('collaborators.takesRequestsHint')}
          checked={Boolean(board.collaborator_requests_enabled)}
          isWaiting={isLoading}
          onChange={({ target: { checked } }) =>
            void showResult(update({ board_id, collaborator_requests_enabled: checked }))
          }
        />
      )}
    </section>
  )
}
