/** The largest file that is taken as a picture. facts §1.2 */
export const IMAGE_MAX_BYTES = 20 * 1024 * 1024
