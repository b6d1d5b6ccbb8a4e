import { z } from 'zod'
import { contract, pagedContract } from '../contract.ts'
import { notificationsRoutes as r } from './routes.ts'
import { Id } from '../wire/scalars.ts'
import { NotificationDetails, NotificationView } from './views.ts'

const Unread = z.object({ unread_count: z.number() })

export const notificationsContracts = {
  'notifications.list': pagedContract(r['notifications.list'], {
    summary: 'What others did that concerns the member, newest first.',
    input: {},
    item: NotificationView,
    errors: ['INVALID_BOOKMARK'],
  }),
  'notifications.details': contract(r['notifications.details'], {
    summary:
      'A notification with all pins of which the same person did the same in the 30 days before it, or with its pin and the last 50 people at most who did the same to it.',
    input: z.object({ notification_id: Id }),
    output: NotificationDetails,
    errors: ['NOT_FOUND'],
  }),
  'notifications.unread': contract(r['notifications.unread'], {
    summary: 'How many notifications and how many conversations the member has not read.',
    input: z.object({}),
    output: Unread.extend({ conversations_unseen_count: z.number() }),
  }),
  'notifications.markRead': contract(r['notifications.markRead'], {
    summary: 'Marks notifications as read: all of them, or those up to the newest that was shown.',
    input: z.object({ up_to: Id.optional() }),
    output: Unread,
  }),
}
