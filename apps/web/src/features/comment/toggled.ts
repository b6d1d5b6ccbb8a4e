/** An event that switches something on or off, with the one that takes it back. */
export const toggled = <T>(event: (isOn: boolean) => T, isOn: boolean): { apply: T; undo: T } => ({
  apply: event(isOn),
  undo: event(!isOn),
})
