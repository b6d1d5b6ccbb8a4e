import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Transport } from '../../shared/api/call.ts'
import { aPin, aUser } from '../../test/pin-builders.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { PinStats } from './PinStats.tsx'

const pin = aPin({ pinner: aUser({ id: '11' }) })
const counts = (days: number, impressions: number) => ({
  days,
  impressions,
  closeups: 0,
  saves: 0,
  outbound_clicks: 0,
})
const answer =
  (impressions: number): Transport =>
  async () => ({ data: { pin_id: '1', periods: [counts(1, 0), counts(7, 0), counts(30, impressions)] } })

const show = async (viewerId: string, transport: Transport) => {
  const initialUser = {
    id: viewerId,
    username: 'ada',
    full_name: 'Ada Moss',
    first_name: 'Ada',
    image_medium_url: null,
    is_partner: false,
  }
  await renderWithStore(<PinStats pin={pin} />, {
    transport,
    messageAreas: ['closeup'],
    pageData: { initialUser },
  })
}
const open = () => {
  const details = screen.getByText('Pin stats').closest('details') as HTMLDetailsElement
  details.open = true
  fireEvent(details, new Event('toggle'))
}

it('I-7.13 the owner of a pin opens its counts, and nobody else has them', async () => {
  await show('11', answer(1250))
  open()
  const row = (await screen.findByRole('rowheader', { name: '30 days' })).closest('tr') as HTMLElement
  expect(within(row).getAllByRole('cell')[0]).toHaveTextContent('1.3K')
})

it('somebody else does not see that there are counts', async () => {
  await show('12', answer(5))
  expect(screen.queryByText('Pin stats')).toBeNull()
})

it('a pin nobody met says so', async () => {
  await show('11', answer(0))
  open()
  expect(await screen.findByText(/No views in the last 30 days/)).toBeInTheDocument()
})

it('counts that do not load can be asked for again', async () => {
  const failed = { httpStatus: 500, code: 'INTERNAL', message: 'no', api_error_code: 9000 }
  await show('11', async () => ({ error: failed as never }))
  open()
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load stats.')
})
