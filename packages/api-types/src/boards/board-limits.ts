export const BOARD_NAME_MAX = 50 // facts §2
export const BOARD_DESCRIPTION_MAX = 500 // facts §2
export const SECTION_NAME_MAX = 180 // facts §2
/** People who keep one board with its owner, those who are invited among them. */
export const MAX_COLLABORATORS = 100
export const MAX_INVITED_AT_ONCE = 20
export const BOARD_SORTS = ['last_pinned_to', 'alphabetical', 'newest', 'oldest', 'custom'] as const
export type BoardSort = (typeof BOARD_SORTS)[number]
/** In which order the pins of a board or a section stand: as arranged, otherwise newest first; or by when they were added. */
export const PIN_ORDERS = ['custom', 'newest', 'oldest'] as const
export type PinOrder = (typeof PIN_ORDERS)[number]

/** Why a board may disturb people. */
export const SENSITIVITIES = ['violence', 'nudity', 'self_harm', 'medical', 'other'] as const
export type Sensitivity = (typeof SENSITIVITIES)[number]
