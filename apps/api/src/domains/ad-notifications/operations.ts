import { adNotificationsContracts } from '@tessera/api-types/ad-notifications/contracts'
import { implement, type Operation } from '../../kernel/operation.ts'
import { recommendationsOf } from './recommendation-service.ts'

export const adNotificationsOperations: Operation[] = [
  implement(adNotificationsContracts['adNotifications.recommendations'], (asked, { viewer, deps }) =>
    recommendationsOf(viewer, asked, deps),
  ),
]
