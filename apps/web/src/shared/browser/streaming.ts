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
