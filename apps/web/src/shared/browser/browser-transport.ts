import { fetchTransport } from '../api/fetch-transport.ts'
import type { Transport } from '../api/call.ts'
import { readCookie } from './cookies.ts'
import { fetchOwn } from './fetch-own.ts'
import { localStore } from './storage.ts'

const INSTALL_ID = 'install_id'

function installId(): string {
  const id = localStore.read(INSTALL_ID) ?? crypto.randomUUID()
  localStore.write(INSTALL_ID, id)
  return id
}

/** The transport of a real browser window, for a page of `viewerId`. */
export const browserTransport = (viewerId: string | null): Transport =>
  fetchTransport({
    fetch: fetchOwn,
    readCookie,
    currentPath: () => window.location.pathname + window.location.search,
    newId: () => crypto.randomUUID(),
    installId,
    viewerId,
  })
