/** Where the installed site receives what is shared with it on a device, and the parts of the form in which it comes. */
export const SHARE_PATH = '/pin-creation-tool/'
export const SHARE_FIELDS = ['title', 'text', 'url'] as const
export const SHARED_PICTURE = 'picture'
