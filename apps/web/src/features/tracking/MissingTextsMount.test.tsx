import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import type { MessageKey } from '../../shared/i18n/messages.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { attachTracker, type Metric } from '../../shared/tracking/track.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { MissingTextsMount } from './MissingTextsMount.tsx'

// No area has it, whichever are here.
const UNKNOWN = 'closeup.nobody_wrote_this' as MessageKey<'closeup'>

function Asking() {
  const t = useT<'closeup'>()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <button type="button" onClick={() => setIsAsking(true)}>
      {isAsking ? t(UNKNOWN) : 'ask'}
    </button>
  )
}

it('I-9.11 a text that is asked for and not here is told of', async () => {
  const counted: Metric[] = []
  const missing = () => counted.filter(({ name }) => name === 'text_missing')
  const detach = attachTracker({ track: () => undefined, count: (metric) => counted.push(metric) })
  await renderWithStore(
    <>
      <MissingTextsMount />
      <Asking />
    </>,
  )
  expect(missing()).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'ask' }))
  detach()
  expect(missing()[0]).toEqual({ name: 'text_missing', tags: { locale: 'en_US', key: UNKNOWN } })
})
