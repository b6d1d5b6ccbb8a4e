import { SHOW_CLIP, showClip } from '../demo/clip-uploads.ts'
import { deleteDueAccounts } from '../domains/account-life/deletion-service.ts'
import { REVIEW_PROMOTIONS } from '../domains/ads/launch-service.ts'
import { billAccounts } from '../domains/ads/payment-service.ts'
import { settlePromotions } from '../domains/ads/settle-service.ts'
import { remindOfExpiring } from '../domains/business/notice-service.ts'
import { emailOfBusinesses } from '../domains/notifications/business-email-service.ts'
import { BUILD_EXPORT, buildExport, sweepExports } from '../domains/data-export/build-service.ts'
import { applyImport } from '../domains/library-imports/apply-service.ts'
import { readImport } from '../domains/library-imports/read-service.ts'
import { RELEASE_ARCHIVE, releaseCanceled } from '../domains/library-imports/source-files-service.ts'
import { APPLY_IMPORT, READ_IMPORT, resumeImports } from '../domains/library-imports/turn-service.ts'
import { sweepImports } from '../domains/library-imports/sweep-service.ts'
import { refreshPopularity } from '../domains/feeds/popularity.ts'
import { ANSWER_NEW_EMAIL, ANSWER_SIGN_UP } from '../domains/identity/held-sign-up-service.ts'
import { answerNewEmail, answerSignUp } from '../domains/identity/private-registration-service.ts'
import { MAIL_RESET_LINK, mailResetLink } from '../domains/identity/password-reset-service.ts'
import { forgetOldSecurityEvents } from '../domains/accounts/audit-service.ts'
import { forgetDeadSignIns } from '../domains/sessions/session-service.ts'
import { forgetDeadChallenges } from '../domains/second-factor/admission-service.ts'
import { forgetSpentTokens } from '../domains/bot-checks/bot-check-service.ts'
import { forgetOldFingerprints } from '../domains/bot-checks/fingerprint-service.ts'
import { forgetExpiredInvites } from '../domains/invites/invite-service.ts'
import {
  INVITE_ADDRESSES,
  reachAddresses as inviteToBoards,
} from '../domains/boards/board-address-service.ts'
import { REACH_ADDRESSES, reachAddresses } from '../domains/messages/address-service.ts'
import { MAIL_UNREAD, mailUnread } from '../domains/messages/unread-email-service.ts'
import {
  checkMerchants,
  REVIEW_MERCHANT,
  reviewApplication,
} from '../domains/verified-merchants/review-service.ts'
import { recheckWebsites } from '../domains/websites/website-service.ts'
import { forgetDeletedComments } from '../domains/comments/comment-restore-service.ts'
import { forgetTakenDown } from '../domains/comments/did-it-service.ts'
import { COVER_STEP, coverStep } from '../domains/pins/cover-service.ts'
import { forgetSettledMoves, MOVE_STEP, moveStep } from '../domains/pins/move-all-service.ts'
import { forgetDeletedBoards } from '../domains/boards/board-restore-service.ts'
import { forgetCardChanges } from '../domains/pins/pin-hydration.ts'
import { forgetDeletedPins } from '../domains/pins/pin-restore-service.ts'
import { forgetDeletedDrafts } from '../domains/pin-drafts/pin-draft-service.ts'
import { publishDue } from '../domains/scheduled-pins/publish-service.ts'
import { PROCESS_VIDEO, processUpload } from '../domains/media/video-upload-service.ts'
import { nameColors } from '../domains/media/picture-color-service.ts'
import { sweepPictures } from '../domains/media/sweep-service.ts'
import { repairListings } from '../domains/pins/pin-listing-service.ts'
import { refreshVocabulary } from '../domains/search/vocabulary.ts'
import { FIND_MEMBERS, findMembers, refreshAudiences } from '../domains/audiences/audience-refresh-service.ts'
import { fetchDueFeeds } from '../domains/catalogs/feed-service.ts'
import {
  COUNT_GROUPS,
  countNewGroups,
  MAKE_PINS,
  READ_FEED,
  readRun,
  retryPins,
} from '../domains/catalogs/ingest-service.ts'
import {
  NOTIFY_PRICE_DROPS,
  notifyPriceDrops,
  REFRESH_OFFERS,
  refreshPrices,
} from '../domains/catalogs/price-drop-service.ts'
import { countGroups } from '../domains/catalogs/product-group-service.ts'
import { makePins } from '../domains/catalogs/product-pin-service.ts'
import { auditAdLoad } from '../domains/delivery/ad-load-service.ts'
import { forgetOldSamples } from '../domains/delivery/sample-service.ts'
import { auditBooks } from '../domains/ads/books-service.ts'
import { forgetOldAudiences } from '../domains/ads/promotion-audience-service.ts'
import { forgetOldReach } from '../domains/ads/advertiser-results-service.ts'
import { forgetOldLeads } from '../domains/ads/lead-form-service.ts'
import { forgetOldEvents } from '../domains/tags/tag-event-service.ts'
import { keepEventDays } from '../domains/tracking/retention-service.ts'
import { countPinDays } from '../domains/tracking/roll-up-service.ts'
import {
  askForUnread,
  READ_POLICIES,
  readPolicies,
} from '../domains/verified-merchants/policy-page-service.ts'
import { SEND_MAIL } from '../mail/mailer.ts'
import { sendMail } from '../mail/send-mail.ts'
import { SEND_TEXT, sendText } from '../texts/text-sender.ts'
import { pruneIdempotencyKeys } from '../kernel/idempotency.ts'
import { eachOf, needsRoom, type Task } from './task.ts'
import { HOUR_MS } from '../kernel/durations.ts'

const IDEMPOTENCY_KEYS_KEEP_MS = 48 * HOUR_MS

/** Every task by the name under which jobs ask for it. */
export const tasks: Readonly<Record<string, Task>> = {
  [SEND_MAIL]: sendMail,
  [SEND_TEXT]: sendText,
  [MAIL_RESET_LINK]: mailResetLink,
  [ANSWER_SIGN_UP]: answerSignUp,
  [ANSWER_NEW_EMAIL]: answerNewEmail,
  [MAIL_UNREAD]: mailUnread,
  [REACH_ADDRESSES]: reachAddresses,
  [INVITE_ADDRESSES]: inviteToBoards,
  'popularity.refresh': async (_payload, deps) => void (await refreshPopularity(deps)),
  'vocabulary.refresh': (_payload, deps) => refreshVocabulary(deps),
  'scheduled-pins.publish': async (_payload, deps) => {
    const published = await publishDue(deps)
    if (published > 0) deps.log.info({ published }, 'scheduled pins published')
  },
  'pin-drafts.forget': async (_payload, deps) => void (await forgetDeletedDrafts(deps)),
  [MOVE_STEP]: moveStep,
  [COVER_STEP]: coverStep,
  'deleted-pins.forget': eachOf([
    forgetDeletedPins,
    forgetDeletedBoards,
    forgetDeletedComments,
    forgetSettledMoves,
  ]),
  'card-changes.forget': (_payload, deps) => forgetCardChanges(deps),
  'did-its.forget': async (_payload, deps) => void (await forgetTakenDown(deps)),
  'pins.repair-listings': async (_payload, deps) => {
    const repaired = await repairListings(deps)
    if (repaired.length > 0)
      deps.log.warn({ repaired: repaired.length, first: repaired.slice(0, 20) }, 'pins were listed wrongly')
  },
  'pictures.name-colors': async (_payload, deps) => void (await nameColors(deps)),
  'pictures.sweep': async (_payload, deps) => {
    const removed = await sweepPictures(deps)
    deps.log.info({ removed }, 'pictures that nothing uses swept')
  },
  'tracking.days': (_payload, deps) => keepEventDays(deps),
  [READ_FEED]: needsRoom(readRun),
  [MAKE_PINS]: needsRoom(makePins),
  [COUNT_GROUPS]: countGroups,
  [REFRESH_OFFERS]: refreshPrices,
  [NOTIFY_PRICE_DROPS]: notifyPriceDrops,
  [FIND_MEMBERS]: findMembers,
  'audiences.refresh': (_payload, deps) => refreshAudiences(deps),
  'catalogs.fetch-due': async (_payload, deps) => void (await fetchDueFeeds(deps)),
  'catalogs.retry-pins': (_payload, deps) => retryPins(deps),
  'catalogs.count-new-groups': (_payload, deps) => countNewGroups(deps),
  'tag-events.forget': (_payload, deps) => forgetOldEvents(deps),
  'leads.forget': eachOf([forgetOldLeads, forgetOldReach, forgetOldAudiences]),
  'delivery-samples.forget': (_payload, deps) => forgetOldSamples(deps),
  'tracking.roll-up': (_payload, deps) => countPinDays(deps),
  'accounts.delete-due': async (_payload, deps) => {
    const deleted = await deleteDueAccounts(deps)
    if (deleted > 0) deps.log.info({ deleted }, 'accounts deleted after their days of grace')
  },
  [PROCESS_VIDEO]: needsRoom(processUpload),
  [SHOW_CLIP]: needsRoom(showClip),
  [BUILD_EXPORT]: needsRoom(buildExport),
  'data-exports.sweep': async (_payload, deps) => {
    const removed = await sweepExports(deps)
    if (removed > 0) deps.log.info({ removed }, 'archives of members’ data swept')
  },
  [READ_IMPORT]: needsRoom(readImport),
  [APPLY_IMPORT]: needsRoom(applyImport),
  [RELEASE_ARCHIVE]: releaseCanceled,
  'library-imports.resume': async (_payload, deps) => {
    const resumed = await resumeImports(deps)
    if (resumed > 0) deps.log.info({ resumed }, 'imports go on that were cut off')
  },
  'library-imports.sweep': async (_payload, deps) => {
    const removed = await sweepImports(deps)
    if (removed > 0) deps.log.info({ removed }, 'archives of imports swept')
  },
  'sign-ins.prune': eachOf([
    forgetDeadSignIns,
    forgetOldSecurityEvents,
    forgetDeadChallenges,
    forgetSpentTokens,
    forgetOldFingerprints,
    forgetExpiredInvites,
  ]),
  'business-invites.remind': async (_payload, deps) => {
    const reminded = await remindOfExpiring(deps)
    if (reminded > 0) deps.log.info({ reminded }, 'people told of invites that expire soon')
  },
  'business-notifications.email': (_payload, deps) => emailOfBusinesses(deps),
  [REVIEW_PROMOTIONS]: (_payload, deps) => settlePromotions(deps),
  'ads.bill': (_payload, deps) => billAccounts(deps),
  'ads.audit-books': eachOf([auditBooks, auditAdLoad]),
  [REVIEW_MERCHANT]: reviewApplication,
  [READ_POLICIES]: readPolicies,
  'verified-merchants.check': async (_payload, deps) => {
    await askForUnread(deps)
    await checkMerchants(deps)
  },
  'websites.recheck': (_payload, deps) => recheckWebsites(deps),
  'idempotency-keys.prune': async (_payload, { read, now }) => {
    await pruneIdempotencyKeys(read, new Date(now().getTime() - IDEMPOTENCY_KEYS_KEEP_MS))
  },
}

/** What runs by the clock (UTC), as crontab writes it. */
export const schedule: readonly { task: string; match: string }[] = [
  { task: 'popularity.refresh', match: '* * * * *' },
  { task: 'scheduled-pins.publish', match: '* * * * *' },
  { task: REVIEW_PROMOTIONS, match: '* * * * *' },
  { task: 'business-notifications.email', match: '* * * * *' },
  { task: 'ads.bill', match: '* * * * *' },
  { task: 'ads.audit-books', match: '9 4 * * *' },
  { task: 'vocabulary.refresh', match: '7 * * * *' },
  { task: 'idempotency-keys.prune', match: '17 * * * *' },
  { task: 'deleted-pins.forget', match: '*/5 * * * *' },
  { task: 'pin-drafts.forget', match: '*/5 * * * *' },
  { task: 'did-its.forget', match: '*/5 * * * *' },
  { task: 'card-changes.forget', match: '*/5 * * * *' },
  { task: 'pictures.name-colors', match: '*/5 * * * *' },
  { task: 'pictures.sweep', match: '23 */6 * * *' },
  { task: 'pins.repair-listings', match: '53 3 * * *' },
  { task: 'tracking.days', match: '31 * * * *' },
  { task: 'audiences.refresh', match: '19 * * * *' },
  { task: 'catalogs.fetch-due', match: '*/5 * * * *' },
  { task: 'catalogs.retry-pins', match: '*/5 * * * *' },
  { task: 'catalogs.count-new-groups', match: '*/5 * * * *' },
  { task: 'tag-events.forget', match: '47 4 * * *' },
  { task: 'leads.forget', match: '33 * * * *' },
  { task: 'delivery-samples.forget', match: '43 4 * * *' },
  { task: 'tracking.roll-up', match: '*/5 * * * *' },
  { task: 'accounts.delete-due', match: '29 * * * *' },
  { task: 'business-invites.remind', match: '37 * * * *' },
  { task: 'verified-merchants.check', match: '19 4 * * *' },
  { task: 'websites.recheck', match: '13 * * * *' },
  { task: 'data-exports.sweep', match: '11 * * * *' },
  { task: 'library-imports.resume', match: '* * * * *' },
  { task: 'library-imports.sweep', match: '51 * * * *' },
  { task: 'sign-ins.prune', match: '41 * * * *' },
]
