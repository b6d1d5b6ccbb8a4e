import type { UserMini } from '@tessera/api-types/users/views'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Avatar } from '../../shared/ui/Avatar.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.tsx'
import styles from './MentionList.module.css'

type Props = {
  id: string
  people: readonly UserMini[]
  active: number
  optionId: (index: number) => string
  onChoose: (person: UserMini) => void
}

/** The people that what was typed after an @ may mean. The text keeps the focus. */
export function MentionList({ id, people, active, optionId, onChoose }: Props) {
  const t = useT()
  return (
    <>
      <div id={id} role="listbox" aria-label={t('comments.mentions')} className={styles.list}>
        {people.map((person, index) => (
          <div
            key={person.id}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            className={classNames(styles.option, index === active && styles.active)}
            onPointerDown={(event) => {
              event.preventDefault()
              onChoose(person)
            }}
          >
            <Avatar name={person.full_name} imageUrl={person.image_small_url} size={32} isDecorative />
            <span className={styles.name}>{person.full_name}</span>
            <bdi className={styles.username}>@{person.username}</bdi>
          </div>
        ))}
      </div>
      <VisuallyHidden>
        <output>{t('comments.mentionCount', { count: people.length })}</output>
      </VisuallyHidden>
    </>
  )
}
