// Apart from the other constants: every page with cards needs the shape, and none of them the rest.

/** Width to height of a page. // spec 000 §9 */
export const STORY_ASPECT_RATIO = 9 / 16
/** A page is laid out on this many pixels across, whatever it is shown on; font sizes count in them. */
export const STORY_PAGE_WIDTH = 360
