import { preferencesRoutes as routes } from '@tessera/api-types/preferences/routes'
import { settingsKnown } from '../../entities/settings/settings-slice.ts'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

/** The countries and languages to choose from. */
export const settingOptionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    countries: build.query(
      endpoint(routes['settings.countries'], {
        confirmed: (countryOptions) => settingsKnown({ countryOptions }),
      }),
    ),
    locales: build.query(
      endpoint(routes['settings.locales'], {
        confirmed: (localeOptions) => settingsKnown({ localeOptions }),
      }),
    ),
  }),
})
