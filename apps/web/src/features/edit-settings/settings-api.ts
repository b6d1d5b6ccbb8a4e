import { preferencesRoutes as routes } from '@tessera/api-types/preferences/routes'
import { viewerChanged } from '../../entities/session/session-slice.ts'
import { proposalsChanged, settingsKnown } from '../../entities/settings/settings-slice.ts'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

const withTags = baseApi.enhanceEndpoints({ addTagTypes: ['Settings', 'Notifications'] })

/** What the member chose, and the changes of it. */
export const settingsApi = withTags.injectEndpoints({
  endpoints: (build) => ({
    settings: build.query({
      ...endpoint(routes['settings.get'], {
        confirmed: ({ letters, site_news }) =>
          settingsKnown({ newsSettings: letters, pushSettings: site_news }),
      }),
      providesTags: ['Settings'],
    }),
    updatePermissions: build.mutation({
      ...endpoint(routes['settings.updatePermissions']),
      invalidatesTags: ['Settings'],
    }),
    updateCommentFeatures: build.mutation({
      ...endpoint(routes['settings.updateCommentFeatures']),
      invalidatesTags: ['Settings'],
    }),
    updateMentions: build.mutation({
      ...endpoint(routes['settings.updateMentions']),
      invalidatesTags: ['Settings'],
    }),
    updatePrivacy: build.mutation({
      ...endpoint(routes['settings.updatePrivacy'], { confirmed: () => proposalsChanged() }),
      invalidatesTags: ['Settings', 'Proposals'],
    }),
    updateMessages: build.mutation({
      ...endpoint(routes['settings.updateMessages'], {
        confirmed: ({ should_show_messaging }) => viewerChanged({ should_show_messaging }),
      }),
      invalidatesTags: ['Settings'],
    }),
    updateSiteNews: build.mutation({
      ...endpoint(routes['settings.updateSiteNews'], {
        confirmed: (pushSettings) => settingsKnown({ pushSettings }),
      }),
      invalidatesTags: ['Settings', 'Notifications'],
    }),
    updateNews: build.mutation({
      ...endpoint(routes['settings.updateNews'], {
        confirmed: (newsSettings) => settingsKnown({ newsSettings }),
      }),
      invalidatesTags: ['Settings'],
    }),
  }),
})
