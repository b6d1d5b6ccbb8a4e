export { findAccount } from './account-store.ts'
export { hashPassword, isPasswordOf } from './password-hash.ts'
