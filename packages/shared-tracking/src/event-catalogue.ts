/** What happened. The numbers are stored for years: never reuse or change one. // ADR 0009 */
export const EVENT_TYPES = {
  IMPRESSION: 1,
  CLICK: 2,
  OUTBOUND_CLICK: 3,
  SAVE: 4,
  UNSAVE: 5,
  FOLLOW: 6,
  UNFOLLOW: 7,
  SEARCH: 8,
  COMMENT: 9,
  REACT: 10,
  UNREACT: 11,
  PIN_CREATED: 12,
  VIEW: 13,
  BOARD_CREATED: 14,
  SHARE: 15,
  STORY_PAGE_VIEW: 16,
  VIDEO_VIEW: 17,
  SIGN_UP_ATTEMPT: 20,
  SIGN_UP_SUCCESS: 21,
  SIGN_UP_FAIL: 22,
  LOG_IN_ATTEMPT: 23,
  LOG_IN_SUCCESS: 24,
  LOG_IN_FAIL: 25,
  REVISIT: 26,
  PROMPT_SHOWN: 30,
  PROMPT_DISMISSED: 31,
} as const
export type EventType = (typeof EVENT_TYPES)[keyof typeof EVENT_TYPES]

/** A duration, reported by its start and its end. */
export const TIME_SPENT_TYPES = {
  FOREGROUND_START: 101,
  FOREGROUND_END: 102,
  BACKGROUND_START: 103,
  BACKGROUND_END: 104,
  COMPONENT_START: 105,
  COMPONENT_END: 106,
  OFFSITE_START: 107,
  OFFSITE_END: 108,
} as const
export type TimeSpentType = (typeof TIME_SPENT_TYPES)[keyof typeof TIME_SPENT_TYPES]

/** Which kind of page it happened on. */
export const VIEW_TYPES = {
  OTHER: 1,
  BOARD: 2,
  PIN_CLOSEUP: 3,
  PROFILE: 4,
  SEARCH: 5,
  TOPIC: 6,
  TODAY: 7,
  SETTINGS: 8,
  HOME_FEED: 9,
  BOARD_SECTION: 10,
  PIN_CREATION: 11,
  ENTRY: 12,
  EXPLORE: 13,
  NEWS: 14,
} as const
export type ViewType = (typeof VIEW_TYPES)[keyof typeof VIEW_TYPES]

/** Which of the pages of one kind. */
export const VIEW_PARAMETERS = {
  PROFILE_CREATED: 1,
  PROFILE_SAVED: 2,
  PROFILE_ACTIVITY: 3,
  PROFILE_PINS: 4,
  SEARCH_PINS: 10,
  SEARCH_BOARDS: 11,
  SEARCH_USERS: 12,
  ENTRY_LOG_IN: 20,
  ENTRY_SIGN_UP: 21,
} as const
export type ViewParameter = (typeof VIEW_PARAMETERS)[keyof typeof VIEW_PARAMETERS]

/** Which part of a page. */
export const COMPONENTS = {
  PIN_GRID: 1,
  PIN_CLOSEUP: 2,
  RELATED_PINS: 3,
  SEARCH_BOX: 4,
  PROMPT: 5,
  STORY_PAGE: 6,
} as const
export type Component = (typeof COMPONENTS)[keyof typeof COMPONENTS]

/** Which control. */
export const ELEMENTS = {
  PIN_PICTURE: 1,
  SOURCE_LINK: 2,
  SAVE_BUTTON: 3,
  FOLLOW_BUTTON: 4,
} as const
export type Element = (typeof ELEMENTS)[keyof typeof ELEMENTS]

/** Whether the page was in front when it happened. */
export const APP_STATES = ['active', 'background'] as const
export type AppState = (typeof APP_STATES)[number]
