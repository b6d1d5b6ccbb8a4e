import { imagePath } from '@tessera/api-types/images/image-path'
import { useEffect, useRef } from 'react'
import { scrollIntoNearView } from '../../shared/browser/scroll-into-view.ts'
import { Avatar } from '../../shared/ui/Avatar.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { ClockIcon } from '../../shared/ui/icons/ClockIcon.tsx'
import { SearchIcon } from '../../shared/ui/icons/SearchIcon.tsx'
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
  const row = useRef<HTMLDivElement>(null)
  const { typed, rest } = emphasis(suggestion.label, term)
  useEffect(() => {
    if (isActive) scrollIntoNearView(row.current)
  }, [isActive])
  // The box keeps the focus: the arrows move over the options from there.
  return (
    <div
      ref={row}
      id={suggestion.id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={classNames(styles.option, isActive && styles.active)}
      onClick={() => onChoose(suggestion.to)}
      onKeyDown={(event) => event.key === 'Enter' && onChoose(suggestion.to)}
    >
      <span className={styles.picture}>
        <Picture suggestion={suggestion} />
      </span>
      <span className={styles.text}>
        <span className={styles.label}>
          {typed}
          <b>{rest}</b>
        </span>
        {'detail' in suggestion && <span className={styles.detail}>{suggestion.detail}</span>}
      </span>
    </div>
  )
}
