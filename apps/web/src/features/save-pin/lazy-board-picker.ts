import { lazyComponent } from '../../shared/i18n/lazy-component.tsx'

/** The picker's code and texts come when somebody first opens it. */
export const LazyBoardPicker = lazyComponent(['picker'], async () => {
  const { BoardPicker } = await import('./BoardPicker.tsx')
  return BoardPicker
})
