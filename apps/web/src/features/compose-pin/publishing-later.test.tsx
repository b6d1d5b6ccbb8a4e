import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { inputsOf } from '../../entities/scheduled-pins/publishing-time.ts'
import { browserLike } from '../../test/browser-like.ts'
import { showComposer, takeFromPage } from '../../test/show-composer.tsx'

browserLike()

it('C-3.69 is published immediately unless a later date is chosen', async () => {
  await showComposer()
  expect(screen.getByRole('radio', { name: 'Publish immediately' })).toBeChecked()
  expect(screen.queryByLabelText('Date')).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'Publish at a later date' }))
  expect(screen.getByLabelText('Date')).not.toHaveValue('')
  expect(screen.getByLabelText('Time')).not.toHaveValue('')
  expect(screen.getByText(/^Your time zone: \S+/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Schedule' })).toBeVisible()
})

it.each([
  ['Date', '', 'Choose a date.'],
  ['Time', '', 'Choose a time.'],
  ['Date', '2020-01-01', 'Choose a time in the future.'],
  ['Date', '2999-01-01', 'Choose a date within the next 30 days.'],
])('C-5.12 C-5.13 says under the %s “%s” what is wrong with it', async (label, value, fault) => {
  const calls = await showComposer()
  await takeFromPage()
  await userEvent.selectOptions(screen.getByLabelText('Board'), 'Clay')
  await userEvent.click(screen.getByRole('radio', { name: 'Publish at a later date' }))
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
  await userEvent.click(screen.getByRole('button', { name: 'Schedule' }))
  expect(await screen.findByText(fault)).toBeVisible()
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(fault)
  expect(calls.some(({ name }) => name.endsWith('.create'))).toBe(false)
})

it('is scheduled with the moment that date and time name here', async () => {
  const made: string[] = []
  const scheduled = { id: '9', title: '', scheduled_ts: 1 }
  const calls = await showComposer({ 'scheduledPins.create': { data: scheduled } }, ({ id }) => made.push(id))
  await takeFromPage()
  await userEvent.selectOptions(screen.getByLabelText('Board'), 'Clay')
  await userEvent.click(screen.getByRole('radio', { name: 'Publish at a later date' }))
  const moment = new Date(Date.now() + 3 * 86_400_000)
  moment.setHours(15, 30, 0, 0)
  const { scheduledDate, scheduledTime } = inputsOf(moment.getTime())
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: scheduledDate } })
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: scheduledTime } })
  await userEvent.click(screen.getByRole('button', { name: 'Schedule' }))
  await waitFor(() => expect(made).toEqual(['9']))
  expect(calls.find(({ name }) => name === 'scheduledPins.create')?.input).toMatchObject({
    board_id: '7',
    image_url: 'https://shop.example/bowl.jpg',
    scheduled_ts: moment.getTime() / 1000,
  })
})
