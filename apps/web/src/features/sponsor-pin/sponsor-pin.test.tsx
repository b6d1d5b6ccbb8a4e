import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Sponsorship } from '@tessera/api-types/sponsorships/views'
import { PinCard } from '../../entities/pins/PinCard.tsx'
import { selectPin } from '../../entities/pins/pins-slice.ts'
import { browserLike } from '../../test/browser-like.ts'
import { fakeServer, refusal } from '../../test/fake-server.ts'
import { messagingViewer } from '../../test/open-messages.tsx'
import { aPin, aPinView, aUser } from '../../test/pin-builders.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { selectToasts } from '../../shared/toasts/toast-slice.ts'
import { PaidPartnership } from './PaidPartnership.tsx'
import { SponsorField } from './SponsorField.tsx'

browserLike()

const bo = aUser({ id: '12', username: 'bo', full_name: 'Bo Lind' })
const aSponsorship = (over: Partial<Sponsorship> = {}): Sponsorship => ({
  creator: aUser(),
  sponsor: bo,
  status: 0,
  abilities: { can_answer: false, can_end: true },
  ...over,
})
const changedTo = (sponsorship: Sponsorship | null) => ({ pin_id: '1', sponsorship })

function Seen() {
  const pin = useAppSelector((state) => selectPin(state, '1'))
  return pin && <PaidPartnership pin={pin} />
}

async function shown(
  part: React.ReactNode,
  sponsorship: Sponsorship | null,
  answers: Record<string, unknown>,
) {
  const { abilities } = aPinView()
  const pin = aPinView({ sponsorship, abilities: { ...abilities, can_ask_sponsor: true } })
  const server = fakeServer(answers)
  const view = await renderWithStore(part, {
    transport: server.transport,
    entities: { pins: [pin] },
    messageAreas: ['pins', 'closeup', 'composer'],
    pageData: { initialUser: messagingViewer },
  })
  return { ...view, server, user: userEvent.setup() }
}

describe('the sponsor of a pin', () => {
  it('C-4.54 the card says so at status 1 alone', async () => {
    const { rerender } = await renderWithStore(<PinCard pin={aPin()} />, { messageAreas: ['pins'] })
    expect(screen.queryByText('Paid partnership')).toBeNull()
    rerender(<div />)
    await renderWithStore(<PinCard pin={aPin({ is_paid_partnership: true })} />, { messageAreas: ['pins'] })
    expect(screen.getByText('Paid partnership')).toBeVisible()
  })

  it('C-4.54 the closeup names the sponsor once they approved', async () => {
    await shown(<Seen />, aSponsorship(), {})
    expect(screen.queryByText(/Paid partnership/)).toBeNull()
  })

  it('C-6.06 the sponsor is asked, and approves', async () => {
    const approved = aSponsorship({ status: 1 })
    const asked = aSponsorship({ abilities: { can_answer: true, can_end: true } })
    const { server, store, user } = await shown(<Seen />, asked, {
      'sponsorships.answer': changedTo(approved),
    })
    await user.click(screen.getByRole('button', { name: 'Approve' }))
    expect(await screen.findByRole('link', { name: 'Bo Lind' })).toHaveAttribute('href', '/bo/')
    expect(server.askedFor('sponsorships.answer')[0]?.input).toEqual({ pin_id: '1', status: 1 })
    expect(selectPin(store.getState(), '1')?.is_paid_partnership).toBe(true)
  })

  it('C-6.06 the sponsor denies', async () => {
    const asked = aSponsorship({ abilities: { can_answer: true, can_end: true } })
    const left = { can_answer: false, can_end: false }
    const denied = aSponsorship({ status: 2, sponsor: null, abilities: left })
    const { server, user } = await shown(<Seen />, asked, { 'sponsorships.answer': changedTo(denied) })
    await user.click(screen.getByRole('button', { name: 'Deny' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Deny' })).toBeNull())
    expect(server.askedFor('sponsorships.answer')[0]?.input).toEqual({ pin_id: '1', status: 2 })
  })

  it('an answer that is refused is said, and the question stays', async () => {
    const asked = aSponsorship({ abilities: { can_answer: true, can_end: true } })
    const { store, user } = await shown(<Seen />, asked, { 'sponsorships.answer': refusal(409, 'Too late.') })
    await user.click(screen.getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(selectToasts(store.getState())).toMatchObject([{ tone: 'error' }]))
    expect(screen.getByRole('button', { name: 'Approve' })).toBeEnabled()
  })

  it('is found by name and asked, by the keyboard alone', async () => {
    const { server, user } = await shown(<SponsorField pin={aPinView()} />, null, {
      'search.typeahead': { items: [aUser({ id: messagingViewer.id, full_name: 'Bo Oneself' }), bo] },
      'sponsorships.ask': changedTo(aSponsorship()),
    })
    await user.type(screen.getByRole('combobox', { name: 'Sponsor' }), 'Bo')
    await screen.findByRole('option', { name: /Bo Lind/ })
    expect(screen.getAllByRole('option')).toHaveLength(1)
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Waiting for Bo Lind to approve')).toBeVisible()
    expect(server.askedFor('sponsorships.ask')[0]?.input).toEqual({ pin_id: '1', sponsor_id: '12' })
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('says so where a name finds no one, and no longer once another is typed', async () => {
    const { user } = await shown(<SponsorField pin={aPinView()} />, null, {
      'search.typeahead': ({ term }: { term: string }) => ({ items: term === 'Bo' ? [bo] : [] }),
    })
    const field = screen.getByRole('combobox', { name: 'Sponsor' })
    await user.type(field, 'Kiln')
    expect(await screen.findByText('No one found')).toBeVisible()
    await user.clear(field)
    expect(screen.queryByText('No one found')).toBeNull()
    await user.type(field, 'Bo')
    await screen.findByRole('option', { name: /Bo Lind/ })
    expect(screen.queryByText('No one found')).toBeNull()
  })

  it('C-6.07 is removed by the creator, who may then ask somebody else', async () => {
    const { user } = await shown(<SponsorField pin={aPinView()} />, aSponsorship({ status: 1 }), {
      'sponsorships.end': changedTo(null),
    })
    expect(screen.getByText('Paid partnership with Bo Lind')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Remove sponsor' }))
    expect(await screen.findByRole('combobox', { name: 'Sponsor' })).toBeVisible()
  })
})
