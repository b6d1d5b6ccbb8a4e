// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { EXPERIMENTS } from '@tessera/api-types/experiments/experiment-names'
import { makeStore } from '../../shared/store/make-store.ts'
import { onCheck } from '../../shared/tracking/checked-experiments.ts'
import { aPageData, aRequestContext } from '../../test/request-fixtures.ts'
import { arrivedSession } from '../session/session-slice.ts'
import { countChecks } from './count-checks.ts'
import { experimentGroup, isExperimentOn } from './experiment-group.ts'

const { tokenRefresh, adTag, fastEventFlush } = EXPERIMENTS
const afterTick = () => new Promise((resolve) => setTimeout(resolve, 5))

function aStore(triggerable: Record<string, string>, failures = 0) {
  const calls: unknown[] = []
  let left = failures
  const store = makeStore({
    transport: async (route, input) => {
      calls.push([route.resource, input])
      left -= 1
      const error = {
        api_error_code: 9000,
        code: 9000,
        message: '',
        message_detail: '',
        extraData: null,
        httpStatus: 500,
      }
      return left >= 0 ? { error } : { data: { done: true } }
    },
    preloadedState: {
      session: arrivedSession({
        requestContext: aRequestContext(),
        pageData: aPageData({ experiments: { active: {}, triggerable } }),
      }),
    },
  })
  return { store, calls }
}

let stop: () => void = () => undefined
afterEach(() => stop())

it('I-4.52 enabled and employee groups are on, control, holdout and none are off', () => {
  stop = onCheck(() => undefined)
  const { store } = aStore({ [tokenRefresh]: 'enabled_v2', [adTag]: 'holdout' })
  expect([tokenRefresh, adTag, fastEventFlush].map((name) => isExperimentOn(store, name))).toEqual([
    true,
    false,
    false,
  ])
})

it('I-4.54 I-4.51 several checks in one tick make one create with an experiments list; a check with skip makes none', async () => {
  const { store, calls } = aStore({
    [tokenRefresh]: 'enabled',
    [adTag]: 'control',
    [fastEventFlush]: 'enabled',
  })
  // One check before the counting code is here, one after.
  isExperimentOn(store, tokenRefresh)
  stop = countChecks(store)
  isExperimentOn(store, adTag)
  isExperimentOn(store, adTag)
  expect(experimentGroup(store, fastEventFlush, { isActivated: false })).toBe('enabled')
  await afterTick()
  expect(calls).toEqual([
    [
      { name: 'ActivateExperiment', verb: 'create' },
      {
        experiments: [
          { experiment_name: tokenRefresh, experiment_group: 'enabled' },
          { experiment_name: adTag, experiment_group: 'control' },
        ],
      },
    ],
  ])
})

it('I-7.27 a failing activation shows nothing and is sent again with the next batch', async () => {
  const { store, calls } = aStore({ [tokenRefresh]: 'enabled', [adTag]: 'control' }, 1)
  stop = countChecks(store)
  isExperimentOn(store, tokenRefresh)
  await afterTick()
  expect(store.getState().toasts).toEqual(aStore({}).store.getState().toasts)
  isExperimentOn(store, adTag)
  await afterTick()
  expect(calls.at(-1)).toMatchObject([
    {},
    { experiments: [{ experiment_name: tokenRefresh }, { experiment_name: adTag }] },
  ])
})
