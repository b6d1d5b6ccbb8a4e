import { useT } from '../../shared/i18n/i18n-context.ts'
import { Avatar } from '../../shared/ui/Avatar.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { CheckIcon } from '../../shared/ui/icons/control-icons.tsx'
import { Spinner } from '../../shared/ui/Spinner.tsx'
import { isAmong, keyOf, MOST_CHOSEN, nameOf, type Chosen } from './people-options.ts'
import styles from './PeopleOptionList.module.css'
import type { PeopleOptions } from './use-people-options.ts'

type Props = {
  found: PeopleOptions
  chosen: readonly Chosen[]
  layout: 'rows' | 'grid'
  onToggle: (one: Chosen) => void
}

type OptionProps = { one: Chosen; isChosen: boolean; isFull: boolean; size: number; onToggle: () => void }

function Option({ one, isChosen, isFull, size, onToggle }: OptionProps) {
  const t = useT<'conversations'>()
  const isEmail = one.kind === 'email'
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      disabled={isFull && !isChosen}
      className={styles.option}
      onClick={onToggle}
    >
      <span className={styles.face}>
        <Avatar
          name={nameOf(one)}
          imageUrl={isEmail ? null : one.person.image_medium_url}
          size={size}
          isDecorative
        />
        {isChosen && (
          <span className={styles.mark}>
            <CheckIcon size={14} />
          </span>
        )}
      </span>
      <span className={styles.texts}>
        <span className={styles.name}>
          {isEmail ? t('conversations.byEmail', { email: one.email }) : one.person.full_name}
        </span>
        <span className={styles.detail}>
          {isEmail ? t('conversations.byEmailHint') : <bdi>@{one.person.username}</bdi>}
        </span>
      </span>
    </button>
  )
}

/** Whom one may mean: nobody yet, on its way, failed, nobody, or some. */
export function PeopleOptionList({ found, chosen, layout, onToggle }: Props) {
  const t = useT<'conversations'>()
  const { options, status, isSearch } = found
  if (status === 'failed') return <p role="alert">{t('conversations.searchFailed')}</p>
  if (status === 'loading' && options.length === 0) return <Spinner label={t('conversations.searching')} />
  if (options.length === 0) {
    return (
      <p role="status" className={styles.note}>
        {t(isSearch ? 'conversations.nobody' : 'conversations.noSuggestions')}
      </p>
    )
  }
  const isGrid = layout === 'grid' && !isSearch
  return (
    <ul
      aria-label={t(isSearch ? 'conversations.found' : 'conversations.suggested')}
      className={classNames(styles.list, isGrid && styles.grid)}
    >
      {options.map((one) => (
        <li key={keyOf(one)}>
          <Option
            one={one}
            isChosen={isAmong(chosen, one)}
            isFull={chosen.length >= MOST_CHOSEN}
            size={isGrid ? 56 : 44}
            onToggle={() => onToggle(one)}
          />
        </li>
      ))}
    </ul>
  )
}
