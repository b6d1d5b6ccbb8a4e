export * from './logged-out-info.ts'
export * from './viewer.ts'
