import * as numbers from './error-numbers.ts'

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
  INVALID_INPUT: entry(400, 1, 'Some of the values aren’t valid.'),
  INVALID_BOOKMARK: entry(400, 9001, 'This bookmark isn’t valid here. Start again from the first page.'),
  SIGN_IN_REQUIRED: entry(401, 2, 'Log in to continue.'),
  PASSWORD_REQUIRED: entry(401, numbers.PASSWORD_REQUIRED, 'Enter your password to continue.'),
  FORGERY_SUSPECTED: entry(
    403,
    numbers.FORGERY_SUSPECTED,
    'We couldn’t verify this request. Log in again or reload the page.',
  ),
  VIEWER_CHANGED: entry(
    409,
    numbers.VIEWER_CHANGED,
    'You’re using another account in this browser now. Reload the page to continue.',
  ),
  NOT_ALLOWED: entry(403, 29, "You don't have permission to do this."),
  WRITE_BANNED: entry(403, 9004, 'Your account can’t make changes right now. You can still look around.'),
  NOT_FOUND: entry(404, 9005, 'We couldn’t find that.'),
  METHOD_NOT_ALLOWED: entry(405, 5, 'This address doesn’t support that method.'),
  PAYLOAD_TOO_LARGE: entry(413, 9006, 'That’s too large.'),
  UNSUPPORTED_CONTENT: entry(415, 9007, 'This type of content isn’t supported.'),
  RATE_LIMITED: entry(429, 8, 'You’re going too fast. Try again in a moment.'),
  CONFLICT: entry(409, 9008, 'Someone else changed this. Reload and try again.'),
  IDEMPOTENCY_MISMATCH: entry(422, 9009, 'This Idempotency-Key was used for another request.'),
  UNAVAILABLE: entry(503, 9010, 'We’re busy right now. Try again in a moment.'),
  INTERNAL: entry(500, 9000, DEFAULT_ERROR_MESSAGE),

  USER_NOT_FOUND: entry(404, 30, 'We couldn’t find that person.'),
  BOARD_NOT_FOUND: entry(404, 40, 'We couldn’t find that board.'),
  BOARD_SECTION_NOT_FOUND: entry(404, 2031, 'We couldn’t find that section.'),
  PIN_NOT_FOUND: entry(404, 50, 'We couldn’t find that pin.'),
  INTEREST_NOT_FOUND: entry(404, 9020, 'We couldn’t find that topic.'),
  COMMENT_NOT_FOUND: entry(404, 9021, 'Could not find comment'),
  DRAFT_NOT_FOUND: entry(404, 9029, 'We couldn’t find that draft.'),
  DID_IT_NOT_FOUND: entry(404, 9027, 'We couldn’t find that photo.'),
  DID_IT_EXISTS: entry(409, 9028, 'You already shared that you tried this.'),
  BOARD_NAME_TAKEN: entry(409, 9022, 'You already have a board with that name.'),
  SECTION_NAME_TAKEN: entry(409, 9023, 'This board already has a section with that name.'),
  PIN_ALREADY_ON_BOARD: entry(409, 9024, 'This pin is already on that board.'),
  PIN_NEEDS_DELETION: entry(409, numbers.PIN_NEEDS_DELETION, 'To remove this pin, delete it.'),
  LIMIT_REACHED: entry(409, 9025, 'You’ve reached the limit.'),

  IMAGE_TOO_SMALL: entry(400, 233, 'This image is too small.'),
  IMAGE_BROKEN: entry(400, 235, 'This image is damaged.'),
  IMAGE_TOO_LARGE: entry(413, 9030, 'This image file is too large.'),
  IMAGE_TOO_MANY_PIXELS: entry(400, 9031, 'This image has too many pixels.'),
  IMAGE_TYPE_UNSUPPORTED: entry(415, 9032, 'This type of image isn’t supported.'),
  IMAGE_TOO_COMPLEX: entry(400, 9037, 'This image is too complex.'),
  IMAGE_TIMEOUT: entry(400, 9033, 'This image took too long to process.'),
  VIDEO_TOO_LARGE: entry(413, 9400, 'This video file is too large.'),
  VIDEO_TOO_SMALL: entry(400, 9401, 'This video is too small.'),
  VIDEO_TOO_LONG: entry(400, 9402, 'This video is too long.'),
  VIDEO_TYPE_UNSUPPORTED: entry(415, 9403, 'This type of video isn’t supported.'),
  VIDEO_BROKEN: entry(400, 9404, 'This video is damaged.'),
  VIDEO_TOO_COMPLEX: entry(400, 9405, 'This video is too complex.'),
  MUSIC_NOT_FOUND: entry(404, 9410, 'We couldn’t find that track.'),
  IMAGE_NOT_FETCHED: entry(400, 9034, 'We couldn’t load an image from that address.'),
  ADDRESS_NOT_ALLOWED: entry(400, 9035, 'We can’t load that address.'),
  IMPORT_NOT_FOUND: entry(404, 9520, 'We couldn’t find that import.'),
  IMPORT_RUNNING: entry(409, 9521, 'You already have an import running. Wait until it’s done, or cancel it.'),
  UPLOAD_NOT_FOUND: entry(404, 9036, 'We couldn’t find that upload.'),

  WRONG_CREDENTIALS: entry(401, 9040, 'The email, username or password you entered is incorrect.'),
  LOGIN_LOCKED: entry(429, 9041, 'Too many tries. Wait a few minutes, or reset your password.'),
  EMAIL_TAKEN: entry(409, 9042, 'There’s already an account with this email. Log in instead?'),
  USERNAME_TAKEN: entry(409, 9043, 'That username is taken.'),
  SIGN_UP_BY_MAIL: entry(
    403,
    numbers.SIGN_UP_BY_MAIL,
    'Check your email. Open the link we sent you to finish signing up.',
  ),
  PASSWORD_TOO_WEAK: entry(400, 9044, 'Choose a password that’s harder to guess.'),
  AGE_RESTRICTED: entry(403, 9045, 'You can’t sign up right now.'),
  TOKEN_INVALID: entry(400, 1104, 'This link or code is no longer valid. Request a new one.'),
  SESSION_NOT_FOUND: entry(404, 9046, 'We couldn’t find that session.'),
  ACCOUNT_NEEDS_PASSWORD: entry(401, 9110, 'Enter this account’s password to switch to it.'),
  SOCIAL_TOKEN_INVALID: entry(401, 9310, 'That sign-in didn’t work. Try again.'),
  SOCIAL_SIGN_UP_NEEDED: entry(
    409,
    numbers.SOCIAL_SIGN_UP_NEEDED,
    'One more step and your account is ready.',
  ),
  SOCIAL_ACCOUNT_TAKEN: entry(409, 9312, 'This sign-in is already connected to another account.'),
  SOCIAL_PROVIDER_NOT_FOUND: entry(404, 9313, 'We couldn’t find that way to sign in.'),
  CONSENT_REQUIRED: entry(403, 9350, 'This needs your consent first.'),
  LAST_WAY_IN: entry(409, 9314, 'Set a password first so you can still log in.'),

  MFA_REQUIRED: entry(401, numbers.MFA_REQUIRED, 'One more step: confirm it’s you.'),
  MFA_CODE_WRONG: entry(401, 9121, 'That code isn’t right. Check it and try again.'),
  MFA_EXPIRED: entry(401, 9122, 'That took too long or too many tries. Log in again.'),
  REAUTH_REQUIRED: entry(403, numbers.REAUTH_REQUIRED, 'Confirm it’s you to continue.'),
  FACTOR_NOT_FOUND: entry(404, 9124, 'We couldn’t find that way to confirm it’s you.'),
  PASSKEY_REFUSED: entry(401, 9125, 'That passkey didn’t work.'),
  TEXT_MESSAGES_OFF: entry(409, 9126, 'Text messages aren’t available on this site.'),
  PHONE_NUMBER_REFUSED: entry(400, 9127, 'Include the country code, like +44 20 7946 0018.'),

  PASSCODE_REQUIRED: entry(
    403,
    numbers.PASSCODE_REQUIRED,
    'Enter the parental passcode to change this setting.',
  ),
  PASSCODE_WRONG: entry(403, numbers.PASSCODE_WRONG, "That passcode isn't right. Please try again."),
  PASSCODE_LOCKED: entry(429, numbers.PASSCODE_LOCKED, 'Too many tries. Please try again in 15 minutes.'),
  PASSCODE_EXISTS: entry(409, 9183, 'This account already has a parental passcode.'),
  PASSCODE_NOT_SET: entry(409, 9184, 'This account has no parental passcode.'),

  TAG_NOT_FOUND: entry(404, 9270, 'We couldn’t find that tag.'),
  TAG_IN_USE: entry(
    409,
    9271,
    'This tag is used by an active promotion. Pause the promotion first.', // decided: B-2.41
  ),
  CATALOG_NOT_FOUND: entry(404, 9272, 'We couldn’t find that catalog.'),
  CATALOG_IN_USE: entry(409, 9273, 'This catalog is used by an active promotion. Pause the promotion first.'),
  PRODUCT_GROUP_NOT_FOUND: entry(404, 9274, 'We couldn’t find that product group.'),
  FEED_NOT_FOUND: entry(404, 9275, 'We couldn’t find that feed.'),
  AUDIENCE_NOT_FOUND: entry(404, 9276, 'We couldn’t find that audience.'),

  WEBSITE_PROOF_MISSING: entry(409, 9200, 'We couldn’t verify your website.'),
  CONVERSATION_NOT_FOUND: entry(404, 9210, 'We couldn’t find that conversation.'),
  MESSAGE_NOT_FOUND: entry(404, 9211, 'We couldn’t find that message.'),
  CONTACT_REQUEST_NOT_FOUND: entry(404, 9212, 'We couldn’t find that request.'),
  MESSAGES_NOT_TAKEN: entry(403, 9213, 'You can’t message this person.'),
  BOT_CHECK_FAILED: entry(403, numbers.BOT_CHECK_FAILED, 'We couldn’t confirm that you’re human. Try again.'),

  BUSINESS_NOT_FOUND: entry(404, 9060, 'We couldn’t find that business.'),
  OWNS_BUSINESS: entry(
    409,
    numbers.OWNS_BUSINESS,
    'You own a business. Transfer it to an admin or close it first.',
  ),
  STALE_RECORD: entry(409, 9066, 'Someone else changed this while you were editing.'),
  BUSINESS_ACCOUNT_REQUIRED: entry(403, 654, 'You need a business account for this.'),
  PARTNER_NOT_FOUND: entry(404, 9068, 'We couldn’t find that partner.'),
  MEMBER_NOT_FOUND: entry(404, 9061, 'We couldn’t find that person in this business.'),
  INVITE_NOT_FOUND: entry(404, 9062, 'We couldn’t find that invite.'),
  INVITE_EXPIRED: entry(410, 9063, 'This invite has expired. Ask the sender for a new one.'),
  REPORT_DECIDED: entry(409, 9230, 'Someone has already handled this report.'),
  EXPERIMENT_NAME_TAKEN: entry(409, 9160, 'An experiment with that name already exists.'),
  ARTICLE_NOT_FOUND: entry(404, 9240, 'We couldn’t find that article.'),
  SITE_TEXT_NOT_FOUND: entry(404, 9242, 'We couldn’t find that page.'),
  SITE_TEXT_NAME_TAKEN: entry(409, 9243, 'There’s already a page at that address.'),
  ARTICLE_NEEDS_PINS: entry(409, 9241, 'Add at least one pin to publish this article.'),
  ASSET_NOT_FOUND: entry(404, 9064, 'We couldn’t find that account or profile.'),
  PROMOTION_NOT_FOUND: entry(404, 9301, 'We couldn’t find that promotion.'),
  INVOICE_NOT_FOUND: entry(404, 9302, 'We couldn’t find that invoice.'),
  BILLING_INVALID: entry(422, 9303, 'Your billing profile isn’t valid. Update it to continue.'),
  ADDRESS_MISSING: entry(422, 9304, 'Add a business address to continue.'),
  PIN_NOT_PROMOTABLE: entry(422, 9305, 'This pin can’t be promoted.'),
  ACCOUNT_ARCHIVED: entry(422, 9306, 'This ad account is archived.'),
  PAYMENT_DECLINED: entry(402, 9307, 'The payment was declined. Check the billing profile and try again.'),
  PAYMENTS_OFF: entry(422, 9309, 'This site doesn’t take payments yet, so promotions can’t be launched.'),
  MARKETING_PLAN_NOT_FOUND: entry(404, 9308, 'We couldn’t find that marketing plan.'),
  HIERARCHY_NODE_NOT_FOUND: entry(404, 9510, 'We couldn’t find that business in this hierarchy.'),
  ORGANIZATION_MANAGER_NOT_FOUND: entry(404, 9511, 'We couldn’t find that organization manager.'),
  ASSET_GROUP_NOT_FOUND: entry(404, 9067, 'We couldn’t find that asset group.'),
  // spec 002 §8
  MERCHANT_COUNTRY: entry(403, 9260, 'Verified merchant program not yet available in this country'),
  MERCHANT_STATE: entry(409, 9261, 'You can’t do this at this stage of the program.'),
} as const satisfies Record<string, ErrorEntry>

export type ErrorCode = keyof typeof errorCatalogue

/** The values of a text; several are listed in the way of the reader's language. */
export type ReasonParams = Record<string, string | number | string[]>

/** Which text a failure has, and which each field; for clients that render it in their own language. */
export interface ErrorReason {
  key: string
  params?: ReasonParams
  fields?: Record<string, { key: string; params?: ReasonParams }>
}

/** The error of a failed call as clients keep it. */
export interface ApiErrorBody {
  api_error_code: number
  code: ErrorCode
  message: string
  message_detail: string | null
  extraData: Record<string, unknown> | null
  httpStatus: number
  reason: ErrorReason
}
