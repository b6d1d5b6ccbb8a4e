import { expect, it } from 'vitest'
import { makeMeasureChannel, type Measures } from './measure-channel.ts'

it('what is only counted is summed and sent', () => {
  const sent: Measures[] = []
  let due: () => void = () => undefined
  const { count } = makeMeasureChannel({
    schedule: (_ms, task) => {
      due = task
      return () => undefined
    },
    random: () => 0.999,
    send: (measures) => sent.push(measures),
  })
  const names = ['share_suggestions_failed', 'cctld_session', 'ad_tag_error', 'service_worker_replay']
  for (const name of names) count({ name, tags: { outcome: 'failed' } })
  count({ name: 'ad_tag_error', tags: { outcome: 'failed' } })
  count({ name: 'web_vital', tags: {} })
  count({ name: 'text_missing', tags: { locale: 'fr_FR', key: 'a' } })
  due()
  const counts = sent[0]?.metrics.map((metric) => [metric.name, metric.count])
  expect(counts).toEqual([
    ['share_suggestions_failed', 1],
    ['cctld_session', 1],
    ['ad_tag_error', 2],
    ['service_worker_replay', 1],
  ])
  expect(sent).toHaveLength(1)
})
