import { imagePath } from '@tessera/api-types/images/image-path'
import { Avatar } from '../../shared/ui/Avatar.tsx'
import { ClockIcon } from '../../shared/ui/icons/state-icons.tsx'
import { SearchIcon } from '../../shared/ui/icons/shell-icons.tsx'
import { OptionRow } from '../../shared/ui/options/OptionRow.tsx'
import styles from './SuggestionPanel.module.css'
import { emphasis, type Suggestion } from './suggestions.ts'

type Props = {
  suggestion: Suggestion
  term: string
  isActive: boolean
  onChoose: (path: string) => void
}

const ICON_PX = 20
const FACE_PX = 40

function Picture({ suggestion }: { suggestion: Suggestion }) {
  switch (suggestion.kind) {
    case 'recent':
      return <ClockIcon size={ICON_PX} />
    case 'phrase':
      return <SearchIcon size={ICON_PX} />
    case 'person':
      return <Avatar name={suggestion.label} imageUrl={suggestion.imageUrl} size={FACE_PX} isDecorative />
    case 'board':
      return suggestion.cover ? (
        <img
          src={`/images${imagePath(suggestion.cover, '75x75')}`}
          alt=""
          width={FACE_PX}
          height={FACE_PX}
          className={styles.cover}
        />
      ) : (
        <span className={styles.cover} />
      )
  }
}

export function SuggestionRow({ suggestion, term, isActive, onChoose }: Props) {
  const { typed, rest } = emphasis(suggestion.label, term)
  return (
    <OptionRow
      id={suggestion.id}
      isActive={isActive}
      picture={<Picture suggestion={suggestion} />}
      label={
        <>
          {typed}
          <b>{rest}</b>
        </>
      }
      detail={'detail' in suggestion && suggestion.detail}
      onChoose={() => onChoose(suggestion.to)}
    />
  )
}
