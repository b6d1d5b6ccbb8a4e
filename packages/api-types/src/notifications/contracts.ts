import { z } from 'zod'
import { contract, pagedContract } from '../contract.ts'
import { notificationsRoutes as r } from './routes.ts'
import { NotificationView } from './views.ts'

const Unread = z.object({ unread_count: z.number() })

export const notificationsContracts = {
  'notifications.list': pagedContract(r['notifications.list'], {
    summary: 'What others did that concerns the member, newest first.',
    input: {},
    item: NotificationView,
    errors: ['INVALID_BOOKMARK'],
  }),
  'notifications.unread': contract(r['notifications.unread'], {
    summary: 'How many notifications and how many conversations the member has not read.',
    input: z.object({}),
    output: Unread.extend({ conversations_unseen_count: z.number() }),
  }),
  'notifications.markRead': contract(r['notifications.markRead'], {
    summary: 'Marks all notifications as read.',
    input: z.object({}),
    output: Unread,
  }),
}
