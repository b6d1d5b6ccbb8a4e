import type { UserMini } from '@tessera/api-types/users/views'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Avatar } from '../../shared/ui/Avatar.tsx'
import { OptionPanel } from '../../shared/ui/options/OptionPanel.tsx'
import { OptionRow } from '../../shared/ui/options/OptionRow.tsx'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.tsx'

type Props = {
  id: string
  people: readonly UserMini[]
  active: number
  optionId: (index: number) => string
  onChoose: (person: UserMini) => void
}

/** The people that what was typed after an @ may mean. */
export function MentionList({ id, people, active, optionId, onChoose }: Props) {
  const t = useT<'comments'>()
  return (
    <>
      <OptionPanel id={id} label={t('comments.mentions')}>
        {people.map((person, index) => (
          <OptionRow
            key={person.id}
            id={optionId(index)}
            isActive={index === active}
            picture={
              <Avatar name={person.full_name} imageUrl={person.image_small_url} size={32} isDecorative />
            }
            label={person.full_name}
            detail={<bdi>@{person.username}</bdi>}
            onChoose={() => onChoose(person)}
          />
        ))}
      </OptionPanel>
      <VisuallyHidden>
        <output>{t('comments.mentionCount', { count: people.length })}</output>
      </VisuallyHidden>
    </>
  )
}
