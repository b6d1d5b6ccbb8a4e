import { baseApi } from '../../shared/api/base-api.ts'

export const answeringApi = baseApi.enhanceEndpoints({ addTagTypes: ['Notifications'] })

/** An answered invitation or offer is a notification no longer. */
export const answering: { invalidatesTags: 'Notifications'[] } = { invalidatesTags: ['Notifications'] }

export type OnPerson = { boardId: string; userId: string }

/** How the calls name a person of a board. */
export const byPerson = ({ boardId, userId }: OnPerson) => ({ board_id: boardId, user_id: userId })

export const byBoard = ({ boardId }: { boardId: string }) => ({ board_id: boardId })
