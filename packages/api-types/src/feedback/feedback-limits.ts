export const FEEDBACK_MAX = 2000
