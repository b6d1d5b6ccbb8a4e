export { mayOpenProfile } from './age-rules.ts'
