export { isMinor, isTooYoung, mayOpenProfile } from './age-rules.ts'
