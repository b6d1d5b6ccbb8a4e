import { useEffect, useState } from 'react'
import { HttpError } from 'react-admin'
import { httpClient } from '../providers/http-client.ts'

const ASK_EVERY_MS = 2000

/** Reloads once there is a connection and the server responds on it; returns what ends the wait. */
function reloadOnceBack(): () => void {
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const ask = async () => {
    clearTimeout(timer)
    if (isOver || !navigator.onLine) return
    if (!(await answers())) timer = setTimeout(() => void ask(), ASK_EVERY_MS)
    else if (!isOver) window.location.reload()
  }
  const onOnline = () => void ask()
  window.addEventListener('online', onOnline)
  // It may have come back before anybody listened.
  onOnline()
  return () => {
    isOver = true
    clearTimeout(timer)
    window.removeEventListener('online', onOnline)
  }
}

/** Whether a page broke without a connection; a reload begins anew. */
let hasBrokenOffline = false

/** Reloads a page that broke without a connection once there is one; returns whether there was none. */
export function useReloadOnceBack(): boolean {
  // As it was when the page broke: what renders or mounts it anew must not stop the wait for the connection.
  const [isOffline] = useState(() => (hasBrokenOffline = !navigator.onLine || hasBrokenOffline))
  useEffect(() => (isOffline ? reloadOnceBack() : undefined), [isOffline])
  return isOffline
}

/** A network that is there may still lead nowhere, and a reload would then lose the page. */
async function answers(): Promise<boolean> {
  try {
    await httpClient(window.location.href, { method: 'HEAD', cache: 'no-store' })
    return true
  } catch (error) {
    return error instanceof HttpError && error.status !== 0
  }
}
