import { MUTABLE_NOTIFICATION_KINDS, type Audience } from '@tessera/api-types/preferences/setting-choices'
import {
  FeatureMap,
  type EmailChoices,
  type NotificationChoices,
  type SettingsView,
} from '@tessera/api-types/preferences/views'
import type { Member } from '@tessera/shared-auth'
import type { Context } from '../../kernel/context.ts'
import type { Db } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { emit } from '../../kernel/events.ts'
import { joined } from '../../kernel/transaction-scope.ts'
import { setThirdPartyMarketing } from '../consent/consent-service.ts'
import { changePrivacy } from '../follows/profile-privacy-service.ts'
import { requirePasscode } from '../passcode/passcode-service.ts'
import * as settingsStore from './settings-store.ts'
import { mutedAfter, toEmailChoices, toNotificationChoices, toSettingsView } from './settings-view.ts'

/** Settings that a change belongs to, each a page of its own. */
export type SettingsKind = 'permissions' | 'mentions' | 'privacy' | 'messages'

export interface SettingsInput {
  mentions_from?: Audience | undefined
  comments_from?: Audience | undefined
  comment_features?: FeatureMap | undefined
  should_show_messaging?: boolean | undefined
  is_private_profile?: boolean | undefined
  is_hidden_from_search?: boolean | undefined
  is_personalized?: boolean | undefined
  hides_ai_pins?: boolean | undefined
  third_party_marketing_tracking_enabled?: boolean | undefined
  is_name_eligible_for_lead_form_autofill?: boolean | undefined
  is_email_eligible_for_lead_form_autofill?: boolean | undefined
  passcode?: string | null | undefined
}

/** The member's settings; throws USER_NOT_FOUND. */
export async function readSettings(db: Db, userId: string): Promise<SettingsView> {
  return toSettingsView(await settingsOf(db, userId))
}

async function settingsOf(db: Db, userId: string): Promise<settingsStore.SettingsRow> {
  const row = await settingsStore.findSettings(db, userId)
  if (!row) throw new DomainError('USER_NOT_FOUND')
  return row
}

/** Changes what was sent and leaves the rest, with the parental passcode where there is one. */
export async function updateSettings(
  kind: SettingsKind,
  input: SettingsInput,
  context: Context<Member>,
): Promise<SettingsView> {
  const { viewer, deps } = context
  const { userId } = viewer
  await requirePasscode(kind, input.passcode, context)
  return deps.transact(async (tx) => {
    await settingsStore.saveSettings(tx, userId, changesOf(input))
    if (input.comment_features) await settingsStore.saveCommentFeatures(tx, userId, input.comment_features)
    const { is_private_profile: isPrivate, third_party_marketing_tracking_enabled: isMarketingOn } = input
    if (input.is_personalized === false) await emit(tx, deps, 'personalizationRefused', { userId })
    if (isPrivate !== undefined) await changePrivacy(tx, userId, isPrivate, deps)
    if (isMarketingOn !== undefined) await setThirdPartyMarketing(viewer, isMarketingOn, joined(deps, tx))
    return readSettings(tx, userId)
  })
}

const changesOf = (input: SettingsInput): settingsStore.SettingsChanges => ({
  ...(input.mentions_from !== undefined && { mentionsFrom: input.mentions_from }),
  ...(input.comments_from !== undefined && { commentsFrom: input.comments_from }),
  ...(input.should_show_messaging !== undefined && { shouldShowMessaging: input.should_show_messaging }),
  ...(input.is_hidden_from_search !== undefined && { isHiddenFromSearch: input.is_hidden_from_search }),
  ...(input.is_personalized !== undefined && { isPersonalized: input.is_personalized }),
  ...(input.hides_ai_pins !== undefined && { hidesAiPins: input.hides_ai_pins }),
  ...(input.is_name_eligible_for_lead_form_autofill !== undefined && {
    isNameEligibleForLeadFormAutofill: input.is_name_eligible_for_lead_form_autofill,
  }),
  ...(input.is_email_eligible_for_lead_form_autofill !== undefined && {
    isEmailEligibleForLeadFormAutofill: input.is_email_eligible_for_lead_form_autofill,
  }),
})

interface CommentFeatures {
  userId: string
  featureMap: FeatureMap
  passcode?: string | null | undefined
}

/** Switching on leaves a narrower audience as it was chosen. */
const audienceFor = (isOn: boolean | undefined, chosen: Audience): Audience | undefined =>
  isOn === false ? 'nobody' : isOn && chosen === 'nobody' ? 'anyone' : undefined

/** Switches features of comments; only of the viewer's own account. */
export async function updateCommentFeatures(
  { userId, featureMap, passcode }: CommentFeatures,
  context: Context<Member>,
): Promise<SettingsView> {
  if (userId !== context.viewer.userId) throw new DomainError('USER_NOT_FOUND')
  const { comments_enabled, mentions_enabled, ...comment_features } = featureMap
  const { commentsFrom, mentionsFrom, commentFeatures } = await settingsOf(context.deps.read, userId)
  if (!FeatureMap.safeParse({ ...commentFeatures, ...comment_features }).success)
    throw new DomainError('LIMIT_REACHED')
  const changes = {
    comments_from: audienceFor(comments_enabled, commentsFrom),
    mentions_from: audienceFor(mentions_enabled, mentionsFrom),
    comment_features,
    passcode,
  }
  return updateSettings('permissions', changes, context)
}

/** Sets which emails a member gets. */
export async function chooseEmails(
  tx: Db,
  userId: string,
  choices: Parameters<typeof mutedAfter>[1],
): Promise<EmailChoices> {
  const { mutedLetters } = await settingsOf(tx, userId)
  const muted = mutedAfter(mutedLetters, choices)
  await settingsStore.saveSettings(tx, userId, { mutedLetters: muted })
  return toEmailChoices(muted)
}

/** Sets which notifications the site shows to a member. */
export async function chooseNotifications(
  tx: Db,
  userId: string,
  choices: Parameters<typeof mutedAfter>[1],
): Promise<NotificationChoices> {
  const { mutedNews } = await settingsOf(tx, userId)
  const muted = mutedAfter(mutedNews, choices, MUTABLE_NOTIFICATION_KINDS)
  await settingsStore.saveSettings(tx, userId, { mutedNews: muted })
  return toNotificationChoices(muted)
}
