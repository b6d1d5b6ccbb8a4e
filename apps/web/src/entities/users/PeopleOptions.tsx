import type { UserMini } from '@tessera/api-types/users/views'
import { Avatar } from '../../shared/ui/Avatar.tsx'
import { OptionPanel } from '../../shared/ui/options/OptionPanel.tsx'
import { OptionRow } from '../../shared/ui/options/OptionRow.tsx'

type Props = {
  id: string
  label: string
  people: readonly UserMini[]
  active: number
  optionId: (index: number) => string
  onChoose: (person: UserMini) => void
}

/** People to choose one from, below the field that finds them. */
export function PeopleOptions({ id, label, people, active, optionId, onChoose }: Props) {
  return (
    <OptionPanel id={id} label={label}>
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
  )
}
