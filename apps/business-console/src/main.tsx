import '@tessera/api-types/schemas-without-eval'

// Loaded on its own: chunks that this one names itself would run before the setting.
void import('./console.tsx')
