import { expect, it } from 'vitest'
import { selectSettings } from '../../entities/settings/settings-slice.ts'
import { makeStore } from '../../shared/store/make-store.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { settingsApi } from './settings-api.ts'

const letters = { follows: true, comments: true, mentions: true, messages: true, business: true }
const site_news = {
  follows: true,
  comments: true,
  mentions: true,
  reactions: true,
  saves: true,
  prices: true,
}

it('C-3.77 settings know what is chosen from, and what was chosen by email and on the site', async () => {
  const stored = { letters, site_news }
  const server = fakeServer({
    'settings.get': () => ({ ...stored }),
    'settings.updateNews': () => (stored.letters = { ...letters, follows: false }),
    'settings.updateSiteNews': () => (stored.site_news = { ...site_news, saves: false }),
  })
  const store = makeStore({ transport: server.transport })
  const settings = () => selectSettings(store.getState())
  expect(settings()).toEqual({
    countryOptions: [],
    localeOptions: [],
    newsSettings: null,
    pushSettings: null,
  })
  const { settings: read, updateNews, updateSiteNews } = settingsApi.endpoints
  await store.dispatch(read.initiate({}))
  expect(settings()).toMatchObject({ newsSettings: letters, pushSettings: site_news })
  await store.dispatch(updateNews.initiate({ follows: false }))
  await store.dispatch(updateSiteNews.initiate({ saves: false }))
  expect(settings()).toMatchObject({ newsSettings: { follows: false }, pushSettings: { saves: false } })
})
