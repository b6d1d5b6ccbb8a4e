import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { selectReportTarget } from '../../../entities/reports/report-slice.ts'
import { browserLike } from '../../../test/browser-like.ts'
import { aPinView } from '../../../test/pin-builders.ts'
import { renderWithStore } from '../../../test/render-with-store.tsx'
import { MoreMenu } from './MoreMenu.tsx'

browserLike()

const mine = { ...aPinView().abilities, can_edit: true, can_delete: true }

async function open(ai_label: 'file' | 'creator' | 'staff' | null) {
  const { store } = await renderWithStore(<MoreMenu pin={aPinView({ ai_label, abilities: mine })} />, {
    messageAreas: ['closeup'],
    requestContext: { isAuthenticated: true },
  })
  await userEvent.click(screen.getByRole('button', { name: 'More actions for this pin' }))
  return store
}

it.each(['file', 'staff'] as const)('who made a pin disputes what its %s says', async (ai_label) => {
  const store = await open(ai_label)
  await userEvent.click(screen.getByRole('menuitem', { name: 'Dispute the AI label' }))
  expect(selectReportTarget(store.getState())).toMatchObject({ id: '1', type: 'pin' })
})

it.each(['creator', null] as const)('what they say themselves (%s) they change', async (ai_label) => {
  await open(ai_label)
  expect(screen.queryByRole('menuitem', { name: /AI label|Report/ })).toBeNull()
})

it('the owner of a board reports the pin of a collaborator, which they may delete', async () => {
  const abilities = { ...mine, can_edit: false }
  const { store } = await renderWithStore(<MoreMenu pin={aPinView({ abilities })} />, {
    messageAreas: ['closeup'],
    requestContext: { isAuthenticated: true },
  })
  await userEvent.click(screen.getByRole('button', { name: 'More actions for this pin' }))
  expect(screen.getByRole('menuitem', { name: 'Delete pin' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('menuitem', { name: 'Report pin' }))
  expect(selectReportTarget(store.getState())).toMatchObject({ id: '1', type: 'pin' })
})
