// The numbers of failures that pages tell apart; apart from the catalogue, whose texts the browser would carry along.
export const PASSWORD_REQUIRED = 9002
export const FORGERY_SUSPECTED = 9003
export const VIEWER_CHANGED = 9011
export const PIN_NEEDS_DELETION = 9026
export const SIGN_UP_BY_MAIL = 9047
export const OWNS_BUSINESS = 9065
export const MFA_REQUIRED = 9120
export const REAUTH_REQUIRED = 9123
export const PASSCODE_REQUIRED = 9180
export const PASSCODE_WRONG = 9181
export const PASSCODE_LOCKED = 9182
export const BOT_CHECK_FAILED = 9201
export const SOCIAL_SIGN_UP_NEEDED = 9311
