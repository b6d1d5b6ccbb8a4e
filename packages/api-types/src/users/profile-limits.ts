export const FULL_NAME_MAX = 60
export const ABOUT_MAX = 500
