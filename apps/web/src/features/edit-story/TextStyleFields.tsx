import {
  STORY_FONT_SIZES,
  STORY_SIZES,
  type StorySize,
  TEXT_ALIGNMENTS,
} from '@tessera/api-types/story-pins/story-constants'
import type { StoryTextStyle } from '@tessera/api-types/story-pins/story-content'
import { useStoryFonts } from '../../entities/story-pins/story-fonts.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Select } from '../../shared/ui/forms/Select.tsx'
import styles from './StoryEditor.module.css'

type Props = { style: StoryTextStyle; onChange: (changes: Partial<StoryTextStyle>) => void }

const SIZE_NAMES = { sm: 'editor.small', md: 'editor.medium', lg: 'editor.large' } as const
const OWN_FONT = ''
const OWN_SHAPE = { letter_spacing: -0.4, line_height: 1.25 }

const sizeOf = ({ font_size }: StoryTextStyle): StorySize =>
  STORY_SIZES.find((size) => STORY_FONT_SIZES[size] >= font_size) ?? 'lg'

function Colors({ style, onChange }: Props) {
  const t = useT<'story-editor'>()
  return (
    <>
      <div className={styles.row}>
        <label className={styles.color}>
          <input
            type="color"
            value={style.color}
            onChange={({ target }) => onChange({ color: target.value })}
          />
          {t('editor.color')}
        </label>
        <label className={styles.color}>
          <input
            type="color"
            value={style.highlight_color ?? '#ffffff'}
            disabled={style.highlight_color === null}
            onChange={({ target }) => onChange({ highlight_color: target.value })}
          />
          {t('editor.highlightColor')}
        </label>
      </div>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={style.highlight_color !== null}
          onChange={({ target }) => onChange({ highlight_color: target.checked ? '#FFFFFF' : null })}
        />
        {t('editor.highlight')}
      </label>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={style.text_transform === 'uppercase'}
          onChange={({ target }) => onChange({ text_transform: target.checked ? 'uppercase' : 'none' })}
        />
        {t('editor.uppercase')}
      </label>
    </>
  )
}

/** How words look: font, size, place, colors. */
export function TextStyleFields({ style, onChange }: Props) {
  const t = useT<'story-editor'>()
  const fonts = useStoryFonts({ isNeeded: true })
  const chooseFont = (id: string) => {
    const { letter_spacing, line_height } = fonts.find((font) => font.id === id) ?? OWN_SHAPE
    onChange({ font_id: id === OWN_FONT ? null : id, letter_spacing, line_height })
  }
  return (
    <>
      <Select
        label={t('editor.font')}
        value={style.font_id ?? OWN_FONT}
        onChange={({ target }) => chooseFont(target.value)}
        options={[
          { value: OWN_FONT, label: t('editor.plainFont') },
          ...fonts.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <Select
        label={t('editor.size')}
        value={sizeOf(style)}
        onChange={({ target }) => onChange({ font_size: STORY_FONT_SIZES[target.value as StorySize] })}
        options={STORY_SIZES.map((value) => ({ value, label: t(SIZE_NAMES[value]) }))}
      />
      <Select
        label={t('editor.alignment')}
        value={String(style.alignment)}
        onChange={({ target }) =>
          onChange({
            alignment:
              target.value === String(TEXT_ALIGNMENTS.left) ? TEXT_ALIGNMENTS.left : TEXT_ALIGNMENTS.center,
          })
        }
        options={[
          { value: String(TEXT_ALIGNMENTS.left), label: t('editor.alignStart') },
          { value: String(TEXT_ALIGNMENTS.center), label: t('editor.alignCenter') },
        ]}
      />
      <Colors style={style} onChange={onChange} />
    </>
  )
}
