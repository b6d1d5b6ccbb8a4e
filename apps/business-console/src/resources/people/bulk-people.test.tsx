import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openConsole } from '../../test/open-console.tsx'
import { sampleRow } from '../../test/sample-row.ts'

afterEach(() => vi.unstubAllGlobals())

const PEOPLE = '/v3/businesses/9/employees'
const able = { can_edit_role: true, can_edit_assets: true, can_delete: true }
const unable = { can_edit_role: false, can_edit_assets: false, can_delete: false }
const person = (id: string, full_name: string, more = {}) => ({
  ...sampleRow('employees'),
  id,
  full_name,
  business_roles: ['EMPLOYEE'],
  abilities: able,
  ...more,
})
const people = () => [
  person('1', 'Ada'),
  person('2', 'Bo'),
  person('3', 'Cleo', { business_roles: ['ADMIN'] }),
  person('7', 'Olga', { business_roles: ['OWNER'], abilities: unable }),
]

const open = (answers = {}, rows = people()) => openConsole('people', { rows: { employees: rows }, answers })
const select = async (name: string) => fireEvent.click(await screen.findByRole('checkbox', { name }))
const bar = async () => within(await screen.findByRole('region', { name: 'Selected rows' }))
type Part = Awaited<ReturnType<typeof bar>>
const press = (part: Part, name: string) => fireEvent.click(part.getByRole('button', { name }))
const dialog = async () => within(await screen.findByRole('dialog'))
const lines = (found: Part) => found.getAllByRole('listitem').map(({ textContent }) => textContent)

describe('people selected in the table', () => {
  it('are counted, with what can be done with them, until the selection is cleared', async () => {
    open()
    await select('Select Ada')
    await select('Select Bo')
    const found = await bar()
    expect(found.getByRole('status')).toHaveTextContent('2 selected')
    press(found, 'Clear selection')
    expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull()
    expect(screen.getByRole('checkbox', { name: 'Select Ada' })).not.toBeChecked()
    expect(document.body).not.toHaveFocus()
  })

  it('are removed after a question that names them, and those who stay with the reason', async () => {
    const { calls } = open()
    for (const name of ['Ada', 'Bo', 'Olga']) await select(`Select ${name}`)
    press(await bar(), 'Remove')
    const asking = await dialog()
    expect(asking.getByText('Remove 2 people?')).toBeVisible()
    expect(asking.getByText('1 selected row is left out')).toBeVisible()
    expect(lines(asking)).toEqual(['Ada', 'Bo', 'OlgaThis is you'])
    expect(asking.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    press(asking, 'Remove')
    expect(await screen.findByText('All done')).toBeVisible()
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Remove')
    expect(lines(await dialog())).toEqual(['AdaRemoved', 'BoRemoved'])
    const before = calls.filter((call) => call === `GET ${PEOPLE}`).length
    press(await dialog(), 'Close')
    await waitFor(() => expect(screen.queryByText('Ada')).toBeNull())
    expect(calls.filter((call) => call === `GET ${PEOPLE}`)).toHaveLength(before + 1)
    expect(calls.filter((call) => call.startsWith('DELETE')).toSorted()).toEqual([
      `DELETE ${PEOPLE}/1`,
      `DELETE ${PEOPLE}/2`,
    ])
    expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull()
  })

  it('who could not be removed say why, stay selected, and are tried again', async () => {
    let isRefused = true
    const answer = () =>
      isRefused
        ? Response.json({ message: 'Busy just now' }, { status: 409 })
        : Response.json(person('2', 'Bo'))
    open({ [`${PEOPLE}/2`]: answer })
    await select('Select Ada')
    await select('Select Bo')
    press(await bar(), 'Remove')
    press(await dialog(), 'Remove')
    expect(await screen.findByText(/^1 of 2 done\. You can try the rest/)).toBeVisible()
    expect(lines(await dialog())).toEqual(['AdaRemoved', 'BoBusy just now'])
    press(await dialog(), 'Close')
    await waitFor(() => expect(screen.queryByText('Ada')).toBeNull())
    expect(screen.getByRole('checkbox', { name: 'Select Bo' })).toBeChecked()
    press(await bar(), 'Remove')
    press(await dialog(), 'Remove')
    expect(await screen.findByRole('button', { name: 'Try again (1)' })).toBeVisible()
    expect(screen.getByText(/^Nothing changed\. Try again/)).toBeVisible()
    isRefused = false
    press(await dialog(), 'Try again (1)')
    expect(await screen.findByText('All done')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  })

  it('get a role, but for those who have it or may not be changed', async () => {
    const { calls } = open()
    for (const name of ['Ada', 'Cleo', 'Olga']) await select(`Select ${name}`)
    press(await bar(), 'Make admin')
    const asking = await dialog()
    expect(lines(asking)).toEqual(['Ada', 'CleoAlready has this role', 'OlgaThis is you'])
    press(asking, 'Make admin')
    expect(await screen.findByText('Now an admin')).toBeVisible()
    expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([`PUT ${PEOPLE}/1`])
  })

  it('stop at the row under way, and those that have not begun can be tried again', async () => {
    const many = Array.from({ length: 6 }, (_, index) => person(String(index + 1), `P${index + 1}`))
    const finishing: (() => void)[] = []
    const held = () => new Promise<Response>((resolve) => finishing.push(() => resolve(Response.json({}))))
    const answers = Object.fromEntries(['1', '2', '3'].map((id) => [`${PEOPLE}/${id}`, held]))
    open(answers, many)
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }))
    press(await bar(), 'Remove')
    press(await dialog(), 'Remove')
    expect(await screen.findByText('0 of 6 done')).toBeVisible()
    press(await dialog(), 'Stop')
    for (const each of finishing) each()
    expect(await screen.findByText(/^3 of 6 done\. You can try the rest/)).toBeVisible()
    expect(screen.getAllByText('Not started')).toHaveLength(3)
  })

  it('tell how it went also where the list was read anew meanwhile and is empty', async () => {
    open({}, [person('1', 'Ada')])
    await select('Select Ada')
    press(await bar(), 'Remove')
    press(await dialog(), 'Remove')
    expect(await screen.findByText('All done')).toBeVisible()
    window.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(screen.queryByRole('checkbox', { hidden: true })).toBeNull())
    expect(lines(await dialog())).toEqual(['AdaRemoved'])
    press(await dialog(), 'Close')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  it('are not to be selected where the viewer may do nothing with any', async () => {
    open({}, [person('1', 'Ada', { abilities: unable })])
    expect(await screen.findByText('Ada')).toBeVisible()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})
