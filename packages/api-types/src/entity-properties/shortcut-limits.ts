// decided: B-2.65
export const MAX_SHORTCUTS = 8
export const SHORTCUT_LABEL_MAX = 40
