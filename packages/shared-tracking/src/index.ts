export * from './feed-surface.ts'
