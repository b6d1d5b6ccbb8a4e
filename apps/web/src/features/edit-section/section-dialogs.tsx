import { partWithTexts } from '../../shared/i18n/part-with-texts.tsx'

/** The dialogs of a section, brought when they are opened. */
export const EditSection = partWithTexts(['boards'], () =>
  import('./SectionDialog.tsx').then((module) => module.SectionDialog),
)

export const DeleteSection = partWithTexts(['boards'], () =>
  import('./DeleteSectionModal.tsx').then((module) => module.DeleteSectionModal),
)
