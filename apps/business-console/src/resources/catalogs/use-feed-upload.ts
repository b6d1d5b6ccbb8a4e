import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { callOf } from '@tessera/api-types/http-call'
import { calledRoutes } from '../../providers/called-routes.ts'
import { httpClient } from '../../providers/http-client.ts'
import { messageOf } from '../../shared/field-errors.ts'

/** Sends a file of products; it is read in the background. */
export function useFeedUpload(place: { business_id: string; catalog_id: string; id: string }) {
  const notify = useNotify()
  const refresh = useRefresh()
  const [isUploading, setIsUploading] = useState(false)
  const upload = async (file: File, isDryRun: boolean): Promise<void> => {
    const body = new FormData()
    // Fields come before the file, so that it is refused by them before it is taken.
    body.append('is_dry_run', String(isDryRun))
    body.append('file', file)
    setIsUploading(true)
    try {
      const { path, method } = callOf(calledRoutes['catalogFeeds.upload'], place)
      await httpClient(path, { method, body })
      notify('resources.catalogs.uploaded', { type: 'success' })
      refresh()
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    } finally {
      setIsUploading(false)
    }
  }
  return { upload, isUploading }
}
