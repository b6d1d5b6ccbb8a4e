/** Whether scripts can feed media to this browser piece by piece. */
export const hasMediaSource = (): boolean => typeof MediaSource !== 'undefined'

/** Whether the viewer asked their browser to save data. */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  )
}

/** Whether a video may begin to move by itself on this device. */
export const allowsAutoplay = (): boolean =>
  !savesData() && !window.matchMedia('(prefers-reduced-motion: reduce)').matches
