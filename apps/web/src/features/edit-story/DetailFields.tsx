import type { ReactNode } from 'react'
import {
  STORY_LAYOUTS,
  STORY_TEMPLATES,
  type StoryLayout,
  type StoryTemplate,
} from '@tessera/api-types/story-pins/story-constants'
import { type CreateBoardProps, SaveTargetField } from '../../entities/boards/SaveTargetField.tsx'
import { pinTextLimits } from '../../entities/pins/pin-text-form.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { Select } from '../../shared/ui/forms/Select.tsx'
import { SwitchField } from '../../shared/ui/forms/SwitchField.tsx'
import { TextArea } from '../../shared/ui/forms/TextArea.tsx'
import { TextField } from '../../shared/ui/forms/TextField.tsx'
import { detailsChanged, pageChanged, selectEditedPage, selectStoryEditor } from './story-editor-slice.ts'
import styles from './StoryEditor.module.css'
import type { DetailFaults } from './use-publish-story.ts'

const TEMPLATE_NAMES = {
  none: 'editor.templateNone',
  recipe: 'editor.templateRecipe',
  craft: 'editor.templateCraft',
} as const
const LAYOUT_NAMES = { full_bleed: 'editor.layoutFull', fit: 'editor.layoutFit' } as const

/** What lies behind the blocks of the page that shows. */
export function PageFields() {
  const t = useT<'story-editor'>()
  const dispatch = useAppDispatch()
  const page = useAppSelector(selectEditedPage)
  if (!page) return null
  return (
    <section aria-label={t('editor.thisPage')} className={styles.panel}>
      <label className={styles.color}>
        <input
          type="color"
          value={page.backgroundColor}
          onChange={({ target }) => dispatch(pageChanged({ backgroundColor: target.value }))}
        />
        {t('editor.background')}
      </label>
      <Select
        label={t('editor.layout')}
        value={page.layout}
        onChange={({ target }) => dispatch(pageChanged({ layout: target.value as StoryLayout }))}
        options={STORY_LAYOUTS.map((value) => ({ value, label: t(LAYOUT_NAMES[value]) }))}
      />
    </section>
  )
}

type Props = { faults: DetailFaults; renderCreate: (props: CreateBoardProps) => ReactNode }

/** What the story is about, and where it goes. */
export function DetailFields({ faults, renderCreate }: Props) {
  const t = useT<'story-editor'>()
  const dispatch = useAppDispatch()
  const { details, pinId } = useAppSelector(selectStoryEditor)
  return (
    <section aria-label={t('editor.details')} className={styles.panel}>
      <h2 className={styles.panelTitle}>{t('editor.details')}</h2>
      <TextField
        label={t('editor.title')}
        value={details.title}
        maxLength={pinTextLimits.title.max}
        onChange={({ target }) => dispatch(detailsChanged({ title: target.value }))}
      />
      <TextArea
        label={t('editor.description')}
        value={details.description}
        maxLength={pinTextLimits.description.max}
        onChange={({ target }) => dispatch(detailsChanged({ description: target.value }))}
      />
      <TextField
        label={t('editor.website')}
        inputMode="url"
        value={details.link}
        error={faults.link}
        maxLength={pinTextLimits.link.max}
        onChange={({ target }) => dispatch(detailsChanged({ link: target.value }))}
      />
      <Select
        label={t('editor.template')}
        value={details.templateType}
        onChange={({ target }) => dispatch(detailsChanged({ templateType: target.value as StoryTemplate }))}
        options={STORY_TEMPLATES.map((value) => ({ value, label: t(TEMPLATE_NAMES[value]) }))}
      />
      <SwitchField
        label={t('editor.madeWithAi')}
        hint={t('editor.madeWithAiHint')}
        checked={details.isMadeWithAi}
        onChange={({ target }) => dispatch(detailsChanged({ isMadeWithAi: target.checked }))}
      />
      {pinId === null && (
        <SaveTargetField
          value={{ boardId: details.boardId, sectionId: details.sectionId }}
          onChange={(place) => dispatch(detailsChanged(place))}
          error={faults.board}
          renderCreate={renderCreate}
        />
      )}
    </section>
  )
}
