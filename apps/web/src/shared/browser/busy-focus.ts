/** Whether the focus is on something that waits for its code. */
export const isFocusBusy = (): boolean => document.activeElement?.ariaBusy === 'true'
