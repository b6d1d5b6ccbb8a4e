import { errorCatalogue, type ErrorCode, type ReasonParams } from './errors.ts'

/** Why a call was refused, where that is more exact than its code. */
const refusalTexts = {
  'refusal.noRoom': 'There is no room for anything new right now. Everything that is here can still be seen.',
  'refusal.recordExpected': 'Send the record as a JSON object.',
  'refusal.profileOfBusiness': 'Your account is already the profile of a business.',
  'refusal.ownerMustBeAdmin': 'Only an admin can become the owner.',
  'refusal.ownerStays': 'Nobody can remove the owner of a business.',
  'refusal.ownsBusinesses': 'You own {names}. Transfer or close what you own before you leave.',
  'refusal.ownPartner': 'A business can’t be its own partner.',
  'refusal.alreadyPartner': 'This business is already a partner. Change its access on its page.',
  'refusal.alreadyInvitedPartner': 'This business already has an invite. Resend it from pending invites.',
  'refusal.inviteOfBusiness': 'This invite is for a business. Choose which one accepts it.',
  'refusal.inviteAccepted': 'You already joined {business}.',
  'refusal.inviteDeclined': 'You declined this invite.',
  'refusal.inviteOfSomeoneElse': 'This invite was sent to someone else.',
  'refusal.onboardingFinished':
    'You already answered these questions. Change your answers in the business settings.',
  'refusal.billingHold':
    'This ad account is on billing hold. It can be changed again once billing is settled.',
  'refusal.adAccount': 'You don’t have permission to promote with this ad account.',
  'refusal.promotionState': 'This promotion can’t do that right now.',
  'refusal.paymentPending':
    'Your bank hasn’t confirmed this payment yet. We’ll update the invoice as soon as it does, so there’s no need to pay again.',
  'refusal.cardsTyped': 'Enter the card in the billing form.',
  'refusal.cardNotEntered': 'No card was added. Try again to continue.',
  'refusal.invoiceState': 'This invoice isn’t waiting for a payment.',
  'refusal.hierarchy.otherParent': 'This business already belongs to another hierarchy.', // decided: B-2.48
  'refusal.hierarchy.circle': 'This business is above yours, or is yours.',
  'refusal.hierarchy.levels': 'A hierarchy has at most {count} levels.',
  'refusal.hierarchy.size': 'A hierarchy has at most {count} businesses.',
  'refusal.hierarchy.invited': 'This business already has an invite. Resend it instead.',
  'refusal.hierarchy.named': 'This person was already asked to manage this business.',
  'refusal.hierarchy.notRoot': 'Only the business at the top of the hierarchy names organization managers.',
  'refusal.commentsOff': 'Comments are turned off for this pin.',
  'refusal.commentsLimited': 'This person limits who can comment.',
  'refusal.commentFeatureOff': 'This person turned that off for comments on their pins.',
  'refusal.mentionsLimited': 'You can’t mention one of these people.',
  'refusal.pinOfCommentGone': 'Could not find Pin', // spec 000 §5
  'refusal.invitee.INVALID_INVITEE': 'This is neither an email address nor a username.',
  'refusal.invitee.USER_NOT_FOUND': 'We couldn’t find anyone with that username.',
  'refusal.invitee.ALREADY_MEMBER': 'This person already works for this business.',
  'refusal.invitee.RATE_LIMITED': 'You’ve reached the limit of invites for today. Try again tomorrow.',
  'refusal.invitee.ALREADY_INVITED': 'This person already has an invite. Resend it instead.',
  'refusal.conversationFull': 'A conversation can have up to {people} people.',
  'refusal.pinsMoved': 'These pins are already there or on their way.',
  'refusal.moveFinal': 'This move can no longer be undone.',
  'refusal.imageUnreadable': 'We couldn’t read this pin’s image.',
  'refusal.nothingToImport': 'There’s nothing to import.',
  'refusal.importOver': 'This import has already ended.',
  'refusal.fileReceived': 'This file was already uploaded.',
  'refusal.wrongPart': 'This isn’t the next part of the file.',
  'refusal.partSmall': 'Send at least {bytes} bytes, or all that are left.',
  'refusal.proof.record': 'We couldn’t find the TXT record "{record}" for {host}.',
  'refusal.proof.unloaded': `{why, select,
    URL_INVALID {We couldn’t load {page}. Enter a valid web address.}
    ADDRESS_NOT_ALLOWED {We couldn’t load {page}. That address isn’t open to everyone.}
    TOO_MANY_REDIRECTS {We couldn’t load {page}. It redirects too many times.}
    TIMEOUT {We couldn’t load {page}. That site took too long to respond.}
    BODY_TOO_LARGE {We couldn’t load {page}. The content is too large.}
    CONTENT_TYPE_NOT_ALLOWED {We couldn’t load {page}. That address has a different type of content.}
    STATUS_NOT_OK {We couldn’t load {page}. That site responded with status {status}.}
    other {We couldn’t load {page}. We couldn’t reach that site.}}`,
  'refusal.proof.redirected': 'We couldn’t load {page}. It redirects to {host}.',
  'refusal.proof.file': 'The file at {page} doesn’t contain the text we gave you.',
  'refusal.proof.tag': 'We couldn’t find the meta tag "{name}" with your code at {page}.',
} as const

/** What is wrong with one field. */
const fieldTexts = {
  'field.needed': 'This is required.',
  'field.invalid': 'This isn’t valid.',
  'field.type': 'This is missing or isn’t of type {expected}.',
  'field.format': 'This isn’t in the right form.',
  'field.choice': 'Choose one of these: {choices}.',
  'field.unknown': 'Unknown field: {names}.',
  'field.step': 'Enter a multiple of {step}.',
  'field.tooShort': 'Enter at least {minimum, plural, one {# character} other {# characters}}.',
  'field.tooLong': 'Enter up to {maximum, plural, one {# character} other {# characters}}.',
  'field.tooFew': 'Choose at least {minimum}.',
  'field.tooMany': 'Choose up to {maximum}.',
  'field.tooLow': 'Enter {minimum} or more.',
  'field.tooHigh': 'Enter {maximum} or less.',
  'field.nul': 'must not contain the NUL character',
  'field.object': 'must be an object',
  'field.json': 'must be JSON',
  'field.jsonDepth': 'must not nest deeper than {levels} levels',
  'field.jsonNames': 'must not name what every object has',
  'field.multipart': 'must be a whole multipart form',
  'field.noFile': 'takes no file',
  'field.differs': 'differs from the address',
  'field.path': 'must be a path of this site',
  'field.idempotencyKey': 'must be at most 255 characters',
  'field.id': 'must be a decimal id',
  'field.webVtt': 'must be captions as WebVTT',
  'field.imageSignature': 'must be an image signature',
  'field.email': 'Please enter a valid email address', // spec 001 §5
  'field.webAddress': 'Enter a full web address, such as https://example.com.',
  'field.dialingCode': 'Enter a country code, such as +1.',
  'field.phone': 'Enter a phone number of 6 to 14 digits.',
  'field.visible': 'Use visible characters.',
  'field.username': 'Use letters, numbers and underscores, with at least one letter.',
  'field.taken': 'This name is already taken.',
  'field.ownUsername': 'That isn’t your username.',
  'field.country': 'Enter a two-letter country code.',
  'field.timeZone': 'Enter a time zone, for example Europe/Berlin.',
  'field.experimentName': 'Use letters, numbers and underscores.',
  'field.profilePermission': 'has a permission that a profile does not know',
  'field.adAccountPermission': 'has a permission that an ad account does not know',
  'field.endPassed': 'Choose a day that isn’t over yet.',
  'field.groupNameTaken': 'A group with this name already exists.', // decided: B-5.20
  'field.groupCrowded': 'A group holds up to {count} ad accounts and profiles.',
  'field.tagLeads': 'This tag leads other tags, so it can’t have a leader itself.',
  'field.tagLed': 'Choose a tag that has no leader itself.',
  'field.tagUnknown': 'Choose another tag of this business.',
  'field.feed': 'Choose a feed of this country and language.',
  'field.timeTooFar': 'must be within the last 7 days',
  'field.messageEmpty': 'Write something or add a pin.',
  'field.messageCrowded': 'takes one of pin, board and user',
  'field.nobody': 'Choose at least one person.',
  'field.someoneElse': 'Choose someone else.',
  'field.password': 'The password you entered is incorrect.',
  'field.passwordMissing': 'Enter your password.',
  'field.password.characters': 'Your password can only have letters, numbers and basic symbols.',
  'field.password.too-short': 'Your password needs at least {minimum} characters.',
  'field.password.too-long': 'Your password can have at most {maximum} characters.',
  'field.birthdayPast': 'Enter a date in the past.',
  'field.birthdayMinor': 'You can’t change your birthday until you’re 18.',
  'field.birthdayYoung': 'You must be at least 13 years old.',
  'field.shortcutTaken': 'You already have this shortcut.', // decided: B-2.65
  'field.noBusiness': 'We couldn’t find a business with this ID.',
  'field.passcode.required': 'Required',
  'field.passcode.digits': 'Please only use numbers',
  'field.passcode.length': 'Please enter four digits',
  'field.passcode.ownAddress': 'This email address is already used for this account.', // spec 001 §5
  'field.schedule.notATime': 'Enter a date and time.',
  'field.schedule.inThePast': 'Choose a time in the future.',
  'field.schedule.tooFar': 'Choose a time within the next 30 days.',
  'field.onVerifiedWebsite': 'Use an address on your verified website: {hosts}.',
  'field.story.noPages': 'Add at least one page.',
  'field.story.emptyPage': 'This page is empty. Add something, or delete the page.',
  'field.story.samePages': 'Two pages have the same id.',
  'field.story.noPicture': 'Add a picture or video to at least one page: it becomes the cover.',
  'field.story.noVideo': 'We couldn’t find this video. Upload it again.',
  'field.story.longClip': 'A clip can be up to a minute long. Trim it and upload it again.',
  'field.story.longVideo':
    'All clips of a story together can be up to two minutes long. Delete this one or another.',
  'field.story.noText': 'Write something, or delete this.',
  'field.story.twoTracks': 'A page can have one track. Remove this one, or the other.',
  'field.story.musicStart': 'This track ends before that. Start it earlier.',
  'field.music.isrc': 'Enter an ISRC like GB-ABC-25-00001, or leave it empty.',
  'field.music.type': 'Choose an MP3, M4A, OGG, WAV or FLAC file that plays here.',
  'field.music.broken': 'This file is damaged. Choose another one.',
  'field.music.large': 'A track can be up to 20 MB. Choose a smaller file.',
  'field.music.long': 'A track can be up to 10 minutes long. Trim it and upload it again.',
  'field.music.slow': 'This file takes too long to process. Choose a smaller or simpler one.',
  'field.story.link': 'Enter a web address, for example https://example.com/.',
  'field.story.noItems': 'Add at least one item.',
  'field.pageName': 'Use up to 40 lowercase letters, digits and hyphens, starting with a letter.',
  'field.pageNameTaken': 'There’s already a page at that address.',
  'field.spendLimit': 'Enter an amount from 0.01 to 1,000,000,000 with up to two decimals.',
  'field.ad.urlNeeded': 'Enter a destination URL',
  'field.ad.url': 'Enter a valid URL that starts with http:// or https://',
  'field.ad.urlLong': 'URL can’t be longer than 2048 characters',
  'field.ad.objective': 'Choose a goal for your ad',
  'field.ad.tag': 'Select a tag to optimize for conversions',
  'field.ad.productGroup': 'Select a product group',
  'field.ad.pin': 'Select a pin to promote',
  'field.ad.budgetNeeded': 'Enter a daily budget',
  'field.ad.budgetLow': 'Daily budget must be at least {amount} {currency}',
  'field.ad.budgetHigh': 'Daily budget can’t be more than 1,000,000 {currency}',
  'field.ad.duration': 'Enter a duration between 1 and 365 days',
  'field.ad.name': 'Enter a name for your promotion',
  'field.ad.nameLong': 'Name can’t be longer than 255 characters',
  'field.ad.audiences': 'This ad account can’t use one of these audiences',
  'field.ad.targeting': 'This targeting option isn’t available',
  'field.ad.interests': 'Choose up to 100 interests',
  'field.ad.endPast': 'Choose an end date that isn’t in the past',
  'field.address.nameNeeded': 'Business name is required',
  'field.address.emailNeeded': 'Contact email is required',
  'field.address.line1Needed': 'Address is required',
  'field.address.cityNeeded': 'City is required',
  'field.address.regionNeeded': 'Region is required',
  'field.address.postal_codeNeeded': 'Postal code is required',
  'field.address.countryNeeded': 'Country is required',
  'field.address.email': 'Enter a valid contact email',
  'field.address.postal_code': 'Enter a valid postal code',
  'field.address.country': 'Enter a valid country',
  'field.card.hosted': 'Cards are entered on the payment page.',
  'field.card.number': 'Enter a valid card number',
  'field.card.expired': 'Your card has expired',
  'field.card.code': 'Enter a valid security code',
  'field.card.holder': 'Enter the name on the card',
  'field.invoice.range': 'The range must end after it begins and span up to 365 days',
} as const

const codeTexts = Object.fromEntries(
  Object.entries(errorCatalogue).map(([code, { message }]) => [`error.${code}`, message]),
) as Record<`error.${ErrorCode}`, string>

/** The English text of every refusal, ICU, by its key. Other languages have theirs in the catalogues of the apps. */
export const errorTexts = { ...codeTexts, ...refusalTexts, ...fieldTexts }

export type ErrorTextKey = keyof typeof errorTexts
export type FieldTextKey = keyof typeof fieldTexts

/** A text with its values, still to be rendered. */
export interface Reason {
  key: ErrorTextKey
  params?: ReasonParams
}

export const isErrorTextKey = (key: string): key is ErrorTextKey => Object.hasOwn(errorTexts, key)
