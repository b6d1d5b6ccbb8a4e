import type { messages as deleted } from './messages/en_US/deleted.ts'
import type { messages as about } from './messages/en_US/about.ts'
import type { messages as articles } from './messages/en_US/articles.ts'
import type { messages as accounts } from './messages/en_US/accounts.ts'
import type { messages as auth } from './messages/en_US/auth.ts'
import type { messages as boardTools } from './messages/en_US/board-tools.ts'
import type { messages as boards } from './messages/en_US/boards.ts'
import type { messages as collaborators } from './messages/en_US/collaborators.ts'
import type { messages as aboutAds } from './messages/en_US/about-ads.ts'
import type { messages as consent } from './messages/en_US/consent.ts'
import type { messages as conversations } from './messages/en_US/conversations.ts'
import type { messages as errors } from './messages/en_US/errors.ts'
import type { messages as builder } from './messages/en_US/builder.ts'
import type { messages as composer } from './messages/en_US/composer.ts'
import type { messages as confirm } from './messages/en_US/confirm.ts'
import type { messages as create } from './messages/en_US/create.ts'
import type { messages as core } from './messages/en_US/core.ts'
import type { messages as profile } from './messages/en_US/profile.ts'
import type { messages as search } from './messages/en_US/search.ts'
import type { messages as visualSearch } from './messages/en_US/visual-search.ts'
import type { messages as picture } from './messages/en_US/picture.ts'
import type { messages as picker } from './messages/en_US/picker.ts'
import type { messages as closeup } from './messages/en_US/closeup.ts'
import type { messages as comments } from './messages/en_US/comments.ts'
import type { messages as prompts } from './messages/en_US/prompts.ts'
import type { messages as home } from './messages/en_US/home.ts'
import type { messages as leadForm } from './messages/en_US/lead-form.ts'
import type { messages as offsite } from './messages/en_US/offsite.ts'
import type { messages as passcode } from './messages/en_US/passcode.ts'
import type { messages as offline } from './messages/en_US/offline.ts'
import type { messages as appBanners } from './messages/en_US/app-banners.ts'
import type { messages as pins } from './messages/en_US/pins.ts'
import type { messages as priceFilter } from './messages/en_US/price-filter.ts'
import type { messages as preferences } from './messages/en_US/preferences.ts'
import type { messages as schedule } from './messages/en_US/schedule.ts'
import type { messages as security } from './messages/en_US/security.ts'
import type { messages as settings } from './messages/en_US/settings.ts'
import type { messages as story } from './messages/en_US/story.ts'
import type { messages as storyDrafts } from './messages/en_US/story-drafts.ts'
import type { messages as storyEditor } from './messages/en_US/story-editor.ts'
import type { messages as social } from './messages/en_US/social.ts'
import type { messages as cardMenu } from './messages/en_US/card-menu.ts'
import type { messages as topics } from './messages/en_US/topics.ts'
import type { messages as imports } from './messages/en_US/imports.ts'
import type { messages as invites } from './messages/en_US/invites.ts'
import type { messages as feedback } from './messages/en_US/feedback.ts'
import type { messages as reactions } from './messages/en_US/reactions.ts'
import type { messages as report } from './messages/en_US/report.ts'
import type { messages as viewOptions } from './messages/en_US/view-options.ts'
import type { messages as welcome } from './messages/en_US/welcome.ts'
import type { messages as tuning } from './messages/en_US/tuning.ts'
import type { messages as websites } from './messages/en_US/websites.ts'

/** The English texts by area: they define which keys exist. A new area is added here. */
interface MessageAreas {
  core: typeof core
  errors: typeof errors
  topics: typeof topics
  'card-menu': typeof cardMenu
  'view-options': typeof viewOptions
  welcome: typeof welcome
  about: typeof about
  articles: typeof articles
  builder: typeof builder
  composer: typeof composer
  conversations: typeof conversations
  'about-ads': typeof aboutAds
  consent: typeof consent
  search: typeof search
  'visual-search': typeof visualSearch
  profile: typeof profile
  boards: typeof boards
  'board-tools': typeof boardTools
  collaborators: typeof collaborators
  accounts: typeof accounts
  auth: typeof auth
  passcode: typeof passcode
  offline: typeof offline
  'lead-form': typeof leadForm
  offsite: typeof offsite
  'app-banners': typeof appBanners
  pins: typeof pins
  'price-filter': typeof priceFilter
  reactions: typeof reactions
  picker: typeof picker
  picture: typeof picture
  closeup: typeof closeup
  comments: typeof comments
  prompts: typeof prompts
  home: typeof home
  schedule: typeof schedule
  deleted: typeof deleted
  settings: typeof settings
  security: typeof security
  confirm: typeof confirm
  create: typeof create
  preferences: typeof preferences
  social: typeof social
  story: typeof story
  'story-drafts': typeof storyDrafts
  'story-editor': typeof storyEditor
  imports: typeof imports
  invites: typeof invites
  report: typeof report
  feedback: typeof feedback
  tuning: typeof tuning
  websites: typeof websites
}

export type MessageArea = keyof MessageAreas

type KeysOf<T> = T extends unknown ? keyof T & string : never
/** The keys of some areas, and those of every page. */
export type MessageKey<Area extends MessageArea = MessageArea> = KeysOf<MessageAreas[Area | 'core']>
