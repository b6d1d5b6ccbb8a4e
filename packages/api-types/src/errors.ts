/**
 * The one catalogue of expected failures. `api_error_code` uses the field's numbers
 * where they exist and our own above 9000 otherwise. Free of zod: the browser carries it.
 */
export interface ErrorEntry {
  httpStatus: number
  api_error_code: number
  message: string
}

const entry = (httpStatus: number, api_error_code: number, message: string): ErrorEntry => ({
  httpStatus,
  api_error_code,
  message,
})

export const DEFAULT_ERROR_MESSAGE = 'Sorry! Something went wrong on our end!' // spec 001 §8

export const errorCatalogue = {
  INVALID_INPUT: entry(400, 1, 'Some of the values are not valid.'),
  INVALID_BOOKMARK: entry(400, 9001, 'This bookmark is not valid here. Start again from the first page.'),
  SIGN_IN_REQUIRED: entry(401, 2, 'Log in to continue.'),
  PASSWORD_REQUIRED: entry(401, 9002, 'Enter your password to continue.'),
  FORGERY_SUSPECTED: entry(403, 9003, 'This request could not be verified. Reload the page and try again.'),
  NOT_ALLOWED: entry(403, 29, "You don't have permission to do this."),
  WRITE_BANNED: entry(403, 9004, 'Your account can look around, but cannot make changes at the moment.'),
  NOT_FOUND: entry(404, 9005, 'We could not find that.'),
  METHOD_NOT_ALLOWED: entry(405, 5, 'This address does not take that method.'),
  PAYLOAD_TOO_LARGE: entry(413, 9006, 'That is too large.'),
  UNSUPPORTED_CONTENT: entry(415, 9007, 'This kind of content is not accepted here.'),
  RATE_LIMITED: entry(429, 8, 'That was a bit much in a short time. Try again in a moment.'),
  CONFLICT: entry(409, 9008, 'Somebody changed this in the meantime. Reload and try again.'),
  IDEMPOTENCY_MISMATCH: entry(422, 9009, 'This Idempotency-Key was used for another request.'),
  UNAVAILABLE: entry(503, 9010, 'We are busy right now. Try again in a moment.'),
  INTERNAL: entry(500, 9000, DEFAULT_ERROR_MESSAGE),

  USER_NOT_FOUND: entry(404, 30, 'We could not find that person.'),
  BOARD_NOT_FOUND: entry(404, 40, 'We could not find that board.'),
  BOARD_SECTION_NOT_FOUND: entry(404, 2031, 'We could not find that section.'),
  PIN_NOT_FOUND: entry(404, 50, 'We could not find that pin.'),
  INTEREST_NOT_FOUND: entry(404, 9020, 'We could not find that topic.'),
  COMMENT_NOT_FOUND: entry(404, 9021, 'Could not find comment'),
  BOARD_NAME_TAKEN: entry(409, 9022, 'You already have a board with that name.'),
  SECTION_NAME_TAKEN: entry(409, 9023, 'This board already has a section with that name.'),
  PIN_ALREADY_ON_BOARD: entry(409, 9024, 'This pin is already on that board.'),
  PIN_NEEDS_DELETION: entry(409, 9026, 'To remove this pin, delete it.'),
  LIMIT_REACHED: entry(409, 9025, 'You have reached the limit for this.'),

  IMAGE_TOO_SMALL: entry(400, 233, 'This image is too small.'),
  IMAGE_BROKEN: entry(400, 235, 'This image is damaged and cannot be read.'),
  IMAGE_TOO_LARGE: entry(413, 9030, 'This image file is too large.'),
  IMAGE_TOO_MANY_PIXELS: entry(400, 9031, 'This image has too many pixels.'),
  IMAGE_TYPE_UNSUPPORTED: entry(415, 9032, 'This kind of image is not supported.'),
  IMAGE_TOO_COMPLEX: entry(400, 9037, 'This image is too complex to read.'),
  IMAGE_TIMEOUT: entry(400, 9033, 'This image took too long to read.'),
  IMAGE_NOT_FETCHED: entry(400, 9034, 'We could not load an image from that address.'),
  ADDRESS_NOT_ALLOWED: entry(400, 9035, 'That address cannot be loaded from here.'),
  UPLOAD_NOT_FOUND: entry(404, 9036, 'We could not find that upload.'),

  WRONG_CREDENTIALS: entry(401, 9040, 'The email, username or password you entered is incorrect.'),
  LOGIN_LOCKED: entry(429, 9041, 'Too many tries. Wait a few minutes, or reset your password.'),
  EMAIL_TAKEN: entry(409, 9042, 'There is already an account with this email. Log in instead?'),
  USERNAME_TAKEN: entry(409, 9043, 'This username is taken.'),
  PASSWORD_TOO_WEAK: entry(400, 9044, 'Choose a password that is harder to guess.'),
  AGE_RESTRICTED: entry(403, 9045, 'You cannot sign up right now.'),
  TOKEN_INVALID: entry(400, 1104, 'This link or code is no longer valid. Ask for a new one.'),
  SESSION_NOT_FOUND: entry(404, 9046, 'We could not find that session.'),
  ACCOUNT_NEEDS_PASSWORD: entry(401, 9110, 'Enter the password of this account to switch to it.'),
  SOCIAL_TOKEN_INVALID: entry(401, 9310, 'That sign-in did not work. Try it again.'),
  SOCIAL_SIGN_UP_NEEDED: entry(409, 9311, 'One more step, and your account is ready.'),
  SOCIAL_ACCOUNT_TAKEN: entry(409, 9312, 'Another account is connected to this sign-in already.'),
  SOCIAL_PROVIDER_NOT_FOUND: entry(404, 9313, 'We could not find that way to sign in.'),
  CONSENT_REQUIRED: entry(403, 9350, 'This needs your consent first.'),
  LAST_WAY_IN: entry(409, 9314, 'Choose a password first, or you could not log in any more.'),

  MFA_REQUIRED: entry(401, 9120, 'One more step: confirm that it is you.'),
  MFA_CODE_WRONG: entry(401, 9121, 'That code is not right. Check it and try again.'),
  MFA_EXPIRED: entry(401, 9122, 'That took too long or too many tries. Log in again.'),
  REAUTH_REQUIRED: entry(403, 9123, 'Confirm that it is you to continue.'),
  FACTOR_NOT_FOUND: entry(404, 9124, 'We could not find that way to confirm it is you.'),
  PASSKEY_REFUSED: entry(401, 9125, 'That passkey did not work here.'),
  TEXT_MESSAGES_OFF: entry(409, 9126, 'This site sends no text messages.'),
  PHONE_NUMBER_REFUSED: entry(400, 9127, 'Enter the number with its country code, such as +44 20 7946 0018.'),

  PASSCODE_REQUIRED: entry(403, 9180, 'Enter the parental passcode to change this setting.'),
  PASSCODE_WRONG: entry(403, 9181, "That passcode isn't right. Please try again."),
  PASSCODE_LOCKED: entry(429, 9182, 'Too many tries. Please try again in 15 minutes.'),
  PASSCODE_EXISTS: entry(409, 9183, 'This account has a parental passcode already.'),
  PASSCODE_NOT_SET: entry(409, 9184, 'This account has no parental passcode.'),

  WEBSITE_PROOF_MISSING: entry(409, 9200, 'We could not find the proof on your website.'),
  CONVERSATION_NOT_FOUND: entry(404, 9210, 'We could not find that conversation.'),
  MESSAGE_NOT_FOUND: entry(404, 9211, 'We could not find that message.'),
  CONTACT_REQUEST_NOT_FOUND: entry(404, 9212, 'We could not find that request.'),
  MESSAGES_NOT_TAKEN: entry(403, 9213, 'You cannot message this person.'),
  BOT_CHECK_FAILED: entry(403, 9201, 'We could not tell that you are not a robot. Please try again.'),

  BUSINESS_NOT_FOUND: entry(404, 9060, 'We could not find that business.'),
  OWNS_BUSINESS: entry(409, 9065, 'You own a business. Hand it over to an admin or close it first.'),
  STALE_RECORD: entry(409, 9066, 'Someone else changed this while you were editing.'),
  BUSINESS_ACCOUNT_REQUIRED: entry(403, 654, 'You need a business account for this.'),
  MEMBER_NOT_FOUND: entry(404, 9061, 'We could not find that person in this business.'),
  INVITE_NOT_FOUND: entry(404, 9062, 'We could not find that invite.'),
  INVITE_EXPIRED: entry(410, 9063, 'This invite has expired. Ask the sender for a new one.'),
  REPORT_DECIDED: entry(409, 9230, 'Somebody has answered this report already.'),
  EXPERIMENT_NAME_TAKEN: entry(409, 9160, 'There is an experiment of that name.'),
  ASSET_NOT_FOUND: entry(404, 9064, 'We could not find that account or profile.'),
} as const satisfies Record<string, ErrorEntry>

export type ErrorCode = keyof typeof errorCatalogue

/** The error of a failed call as clients keep it. */
export interface ApiErrorBody {
  api_error_code: number
  code: ErrorCode
  message: string
  message_detail: string | null
  extraData: Record<string, unknown> | null
  httpStatus: number
}
