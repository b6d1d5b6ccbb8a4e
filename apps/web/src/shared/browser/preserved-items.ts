/** What the local storage of a browser keeps when whoever used it leaves. // spec 001 §4 */
export const PRESERVED_ITEMS = ['install_id', 'cookie_consent'] as const
