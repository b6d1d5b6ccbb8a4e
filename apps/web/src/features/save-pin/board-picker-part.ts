import { partWithTexts } from '../../shared/i18n/part-with-texts.tsx'

/** The picker's code and texts come when somebody first opens it. */
export const BoardPickerPart = partWithTexts(['picker'], async () => {
  const { BoardPicker } = await import('./BoardPicker.tsx')
  return BoardPicker
})
