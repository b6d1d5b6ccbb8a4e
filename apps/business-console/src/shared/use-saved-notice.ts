import { useNotify, useRefresh } from 'react-admin'

/** What a record's page does once it is saved: shows the text of this key, and reads the record anew. */
export function useSavedNotice(text: string): () => void {
  const notify = useNotify()
  const refresh = useRefresh()
  return () => {
    notify(text, { type: 'success' })
    refresh()
  }
}
