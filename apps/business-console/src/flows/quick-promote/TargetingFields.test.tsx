import { fireEvent, render, screen } from '@testing-library/react'
import { useReducer } from 'react'
import { AdminContext } from 'react-admin'
import { expect, it, vi } from 'vitest'
import type { TargetingOptionsView } from '@tessera/api-types/ads/views'
import { i18nProvider } from '../../providers/i18n-provider.ts'
import { emptyPromote, promoteReducer } from './promote-state.ts'
import { TargetingFields } from './TargetingFields.tsx'
import { toPromotion, type QuickPromoteWork } from './use-quick-promote.ts'

const options: TargetingOptionsView = {
  locales: ['de'],
  ages: ['18-24'],
  genders: ['female'],
  interests: [],
  audiences: [
    { id: '41', name: 'Buyers', size: 1200, status: 'READY' },
    { id: '42', name: 'Few', size: null, status: 'TOO_SMALL' },
  ],
}

function Form({ onChanged }: { onChanged: (promotion: ReturnType<typeof toPromotion>) => void }) {
  const empty = emptyPromote()
  const [state, dispatch] = useReducer(promoteReducer, {
    ...empty,
    form: { ...empty.form, advertiserId: '5', isAutoTargeting: false },
  })
  onChanged(toPromotion(state.form))
  const work: Pick<QuickPromoteWork, 'dispatch' | 'sent' | 'state'> = {
    state,
    dispatch,
    sent: (send) => send(),
  }
  return <TargetingFields work={work} />
}

it('B-2.44 an audience that is large enough is chosen for a promotion', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: options })))
  const onChanged = vi.fn<(promotion: ReturnType<typeof toPromotion>) => void>()
  render(
    <AdminContext i18nProvider={i18nProvider}>
      <Form onChanged={onChanged} />
    </AdminContext>,
  )
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Audiences' }))
  const [buyers, few] = await screen.findAllByRole('option')
  expect([buyers?.textContent, few?.textContent]).toEqual(['Buyers1,200', 'FewUnder 1,000'])
  expect(few).toHaveAttribute('aria-disabled', 'true')
  fireEvent.click(screen.getByRole('option', { name: /Buyers/ }))
  expect(onChanged).toHaveBeenLastCalledWith(
    expect.objectContaining({ targeting: expect.objectContaining({ audiences: ['41'] }) as object }),
  )
})
