import { deferReloads } from '../../shared/browser/app-version.ts'
import { now } from '../../shared/browser/clock.ts'
import { connectionType } from '../../shared/browser/browser-settings.ts'
import { localStore } from '../../shared/browser/storage.ts'
import { type Deferral, reloadDecision } from './reload-deferral.ts'

const STORED = 'reload_deferred'

function storedDeferral(): Deferral | null {
  const [version, at] = localStore.read(STORED)?.split('|') ?? []
  return version !== undefined && Number.isFinite(Number(at)) ? { version, at: Number(at) } : null
}

/** On a slow connection a newer version of the site may wait for a day. */
export const startNewVersion = (): void =>
  deferReloads((version) => {
    const deferred = storedDeferral()
    const decision = reloadDecision({ version, effectiveType: connectionType(), now: now(), deferred })
    if (decision === 'reload') localStore.remove(STORED)
    else localStore.write(STORED, `${decision.version}|${decision.at}`)
    return decision === 'reload'
  })
