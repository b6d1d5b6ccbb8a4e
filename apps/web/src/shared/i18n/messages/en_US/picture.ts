/** Texts of the picture in full size, and of who is seen on it. */
export const messages = {
  'zoom.tools': 'Zoom',
  'zoom.in': 'Zoom in',
  'zoom.out': 'Zoom out',
  'zoom.toggle': 'Fit to window or show actual size',
  'zoom.toggleFrom': '{percent}%. Fit to window or show actual size',
  'zoom.percent': '{percent}%',
  'tagged.untagMe': 'Remove me from this pin',
} as const
