import '@tessera/api-types/schemas-without-eval'
import './app/theme/global.css'
import { startApp } from './app/boot/start-app.tsx'
import { browserTransport } from './shared/browser/browser-transport.ts'
import { wait } from './shared/browser/clock.ts'

const report = (error: unknown) => reportError(error)

startApp({ window, fetch: window.fetch.bind(window), transportOf: browserTransport, wait, report }).catch(
  report,
)
