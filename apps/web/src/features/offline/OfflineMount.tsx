import { useEffect, useEffectEvent } from 'react'
import { selectViewer } from '../../entities/session/session-slice.ts'
import type { StoreExtra } from '../../shared/api/base-api.ts'
import { readCookie } from '../../shared/browser/cookies.ts'
import { doubtConnection, onConnection } from '../../shared/browser/connection.ts'
import { askReplay, hasWorker, onReplayed, onWorker } from '../../shared/browser/service-worker.ts'
import { now } from '../../shared/browser/clock.ts'
import { storedOutbox } from '../../shared/browser/worker/outbox.ts'
import { currentAddress } from '../../shared/browser/page-location.ts'
import { newUuid } from '../../shared/browser/random.ts'
import { patience } from '../../shared/browser/patience.ts'
import type { Replayed } from '../../shared/browser/worker/replay.ts'
import { useTranslator } from '../../shared/i18n/i18n-context.ts'
import type { MessageKey } from '../../shared/i18n/messages.ts'
import { useAppStore } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { countMetric } from '../../shared/tracking/track.ts'
import { makeKeeper } from './keeping-transport.ts'

const FIRST_ERROR_STATUS = 400
const kept = new WeakMap<StoreExtra, ReturnType<typeof makeKeeper>['replayed']>()

/** Beside every page: keeps what could not be sent until it can be. */
export function OfflineMount() {
  const store = useAppStore()
  const translator = useTranslator<'offline'>()
  const say = useEffectEvent((text: MessageKey<'offline'>, tone: 'plain' | 'error') => {
    store.dispatch(toastShown({ text: translator.t(text), tone }))
  })
  // Before they are needed: without a connection they would not come.
  useEffect(() => void translator.addAreas(['offline']).catch(() => undefined), [translator])
  useEffect(() => {
    const owner = () => selectViewer(store.getState())?.id ?? null
    const isDone = ({ status }: Replayed) => status !== null && status < FIRST_ERROR_STATUS
    const ended = (call: Replayed) => {
      if (call.kind === 'write' && !isDone(call)) say('offline.lost', 'error')
    }
    const send = () => askReplay({ owner: owner(), csrf: readCookie('csrftoken') ?? '' })
    const replayed = store.dispatch((_dispatch, _getState, extra) => {
      const known = kept.get(extra)
      if (known) return known
      const keeper = makeKeeper({
        outbox: storedOutbox,
        canKeep: hasWorker,
        owner,
        now,
        newId: newUuid,
        currentPath: currentAddress,
        onQueued: send,
        onWaiting: () => say('offline.kept', 'plain'),
        onEnded: ended,
        onUnreached: doubtConnection,
      })
      extra.add('offline', keeper.keepingTransport)
      kept.set(extra, keeper.replayed)
      return keeper.replayed
    })
    const patient = patience(send)
    send()
    const heard = (call: Replayed) => {
      countMetric('service_worker_replay', { outcome: isDone(call) ? 'success' : 'failure' })
      patient.taken()
      replayed(call)
    }
    const stops = [
      onReplayed(heard, patient.held),
      onWorker(send),
      onConnection((isBack) => isBack && send()),
      patient.stop,
    ]
    return () => stops.forEach((stop) => stop())
  }, [store])
  return null
}
