import { preferencesContracts as contracts } from '@tessera/api-types/preferences/contracts'
import { implement, type Operation } from '../../kernel/operation.ts'
import { readPersonal, updatePersonal } from './personal-service.ts'
import { countryOptions, localeOptions } from './setting-options.ts'
import {
  chooseEmails,
  chooseNotifications,
  readSettings,
  updateCommentFeatures,
  updateSettings,
} from './settings-service.ts'
import { endSubscription, readSubscription, updateSubscription } from './subscription-service.ts'

export const preferencesOperations: Operation[] = [
  implement(contracts['settings.get'], (_input, { viewer, deps }) => readSettings(deps.read, viewer.userId)),
  implement(contracts['settings.updatePermissions'], (input, context) =>
    updateSettings('permissions', input, context),
  ),
  implement(contracts['settings.updateMentions'], (input, context) =>
    updateSettings('mentions', input, context),
  ),
  implement(contracts['settings.updatePrivacy'], (input, context) =>
    updateSettings('privacy', input, context),
  ),
  implement(contracts['settings.updateMessages'], (input, context) =>
    updateSettings('messages', input, context),
  ),
  implement(contracts['settings.personal'], (_input, { viewer, deps }) =>
    readPersonal(deps.read, viewer.userId),
  ),
  implement(contracts['settings.countries'], ({ locale }) => Promise.resolve(countryOptions(locale))),
  implement(contracts['settings.locales'], () => Promise.resolve(localeOptions())),
  implement(contracts['settings.updatePersonal'], updatePersonal),
  implement(contracts['settings.updateCommentFeatures'], updateCommentFeatures),
  implement(
    contracts['settings.news'],
    async (_input, { viewer, deps }) => (await readSettings(deps.read, viewer.userId)).letters,
  ),
  implement(contracts['settings.updateNews'], (input, { viewer, deps }) =>
    deps.transact((tx) => chooseEmails(tx, viewer.userId, input)),
  ),
  implement(
    contracts['settings.push'],
    async (_input, { viewer, deps }) => (await readSettings(deps.read, viewer.userId)).site_news,
  ),
  implement(contracts['settings.updateSiteNews'], (input, { viewer, deps }) =>
    deps.transact((tx) => chooseNotifications(tx, viewer.userId, input)),
  ),
  implement(contracts['emailSubscription.get'], ({ token }, { deps }) => readSubscription(token, deps)),
  implement(contracts['emailSubscription.update'], ({ token, letters }, { deps }) =>
    updateSubscription(token, letters, deps),
  ),
  implement(contracts['emailSubscription.endAll'], ({ token }, { deps }) => endSubscription(token, deps)),
]
