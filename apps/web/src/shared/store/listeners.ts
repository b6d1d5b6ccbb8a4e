import { createListenerMiddleware } from '@reduxjs/toolkit'

/**
 * What follows an event beyond the state: features add their listeners when their code is loaded.
 * It keeps no viewer's data, so every store of the process may share it.
 */
export const listeners = createListenerMiddleware()
