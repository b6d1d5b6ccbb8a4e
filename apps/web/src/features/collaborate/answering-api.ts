import { baseApi } from '../../shared/api/base-api.ts'

export const answeringApi = baseApi.enhanceEndpoints({ addTagTypes: ['Notifications'] })

/** An answered invitation or offer is a notification no longer. */
export const answering: { invalidatesTags: 'Notifications'[] } = { invalidatesTags: ['Notifications'] }
