import { expect, it } from 'vitest'
import { SHOW_CLIP } from '../demo/clip-uploads.ts'
import { INVITE_ADDRESSES } from '../domains/boards/board-address-service.ts'
import { BUILD_EXPORT } from '../domains/data-export/build-service.ts'
import { ANSWER_NEW_EMAIL, ANSWER_SIGN_UP } from '../domains/identity/held-sign-up-service.ts'
import { APPLY_IMPORT, READ_IMPORT } from '../domains/library-imports/turn-service.ts'
import { RELEASE_ARCHIVE } from '../domains/library-imports/source-files-service.ts'
import { MAIL_RESET_LINK } from '../domains/identity/password-reset-service.ts'
import { PROCESS_VIDEO } from '../domains/media/video-upload-service.ts'
import { REACH_ADDRESSES } from '../domains/messages/address-service.ts'
import { MAIL_UNREAD } from '../domains/messages/unread-email-service.ts'
import { COVER_STEP } from '../domains/pins/cover-service.ts'
import { MOVE_STEP } from '../domains/pins/move-all-service.ts'
import { SEND_MAIL } from '../mail/mailer.ts'
import { SEND_TEXT } from '../texts/text-sender.ts'
import { NOTIFY_PRICE_DROPS, REFRESH_OFFERS } from '../domains/catalogs/price-drop-service.ts'
import { COUNT_GROUPS, MAKE_PINS, READ_FEED } from '../domains/catalogs/ingest-service.ts'
import { FIND_MEMBERS } from '../domains/audiences/audience-refresh-service.ts'
import { READ_POLICIES } from '../domains/verified-merchants/policy-page-service.ts'
import { REVIEW_MERCHANT } from '../domains/verified-merchants/review-service.ts'
import { mailFolder } from '../mail/mail-folder.ts'
import { testDeps } from '../testing/test-deps.ts'
import { noTextDelivery } from '../texts/text-delivery.ts'
import { schedule, tasks } from './tasks.ts'

/** Asked for by what members do, or by the demo world; everything else is asked for by the clock. */
const ASKED_FOR = [
  FIND_MEMBERS,
  ANSWER_NEW_EMAIL,
  ANSWER_SIGN_UP,
  SEND_MAIL,
  SEND_TEXT,
  MAIL_RESET_LINK,
  MAIL_UNREAD,
  REACH_ADDRESSES,
  INVITE_ADDRESSES,
  BUILD_EXPORT,
  MOVE_STEP,
  COVER_STEP,
  PROCESS_VIDEO,
  SHOW_CLIP,
  READ_FEED,
  MAKE_PINS,
  COUNT_GROUPS,
  REFRESH_OFFERS,
  NOTIFY_PRICE_DROPS,
  REVIEW_MERCHANT,
  READ_POLICIES,
  READ_IMPORT,
  APPLY_IMPORT,
  RELEASE_ARCHIVE,
]

it('every task is asked for by somebody or by the clock, and nothing is asked for that is no task', () => {
  const asked = [...ASKED_FOR, ...schedule.map(({ task }) => task)]
  expect(asked.toSorted()).toEqual(Object.keys(tasks).toSorted())
})

/** What writes files of any size. */
const NEEDS_ROOM = [BUILD_EXPORT, READ_IMPORT, APPLY_IMPORT, PROCESS_VIDEO, SHOW_CLIP, READ_FEED, MAKE_PINS]

it.each(NEEDS_ROOM)('on a full disk %s waits for room', async (name) => {
  const [mailDelivery, textDelivery] = [mailFolder(''), noTextDelivery]
  const deps = { ...(await testDeps()), hasRoom: () => false, mailDelivery, textDelivery }
  await expect(tasks[name]?.({}, deps)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
})
