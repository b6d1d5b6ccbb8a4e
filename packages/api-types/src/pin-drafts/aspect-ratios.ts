/** Width to height that the pictures of a pin are cropped to. // spec 000 §9 */
export const PICTURE_RATIOS = { '2:3': 2 / 3, '3:4': 3 / 4, '1:1': 1 } as const
export type PictureRatio = keyof typeof PICTURE_RATIOS
