/** What saving is made of comes when somebody first comes near it. */
export const loadSaving = () => import('./quick-save.ts')
