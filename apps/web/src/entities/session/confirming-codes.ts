export const PASSWORD_REQUIRED = 9002
export const MFA_REQUIRED = 9120
export const REAUTH_REQUIRED = 9123
