import { routes } from '../route.ts'

export const adNotificationsRoutes = routes({
  'adNotifications.recommendations': {
    kind: 'query',
    access: 'member',
    rest: { method: 'GET', path: '/ads/v4/notification_messages/RECOMMENDATIONS/' },
    resource: { name: 'AdsNotificationMessages', verb: 'get' },
  },
})
