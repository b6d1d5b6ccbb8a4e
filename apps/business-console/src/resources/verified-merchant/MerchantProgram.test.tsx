import { fireEvent, render, screen, within } from '@testing-library/react'
import { AdminContext, testDataProvider } from 'react-admin'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { MerchantProgramView } from '@tessera/api-types/verified-merchants/views'
import { consoleTheme } from '../../layout/console-theme.ts'
import { i18nProvider } from '../../providers/i18n-provider.ts'
import { makeQueryClient } from '../../providers/query-client.ts'
import { expectComplaint } from '../../test/expect-complaint.ts'
import { BusinessContext, type ActingBusiness } from '../../session/business-context.ts'
import { MerchantCorner } from './MerchantCorner.tsx'
import { MerchantProgram } from './MerchantProgram.tsx'

const bio = {
  check: 'BIO',
  result: 'FAIL',
  required: true,
  computed_at: '2026-01-01T00:00:00.000Z',
  explanation: 'Tell people what you sell.',
  fix_url: '/settings/edit/',
} as const

const fresh: MerchantProgramView = {
  user_id: '7',
  country: 'DE',
  is_available: true,
  program_state: null,
  review: null,
  review_state: null,
  checks: [bio],
  policies: [],
  abilities: { can_apply: true, can_leave: false, can_recheck: false },
}
const review = {
  can_appeal: true,
  is_appeal: false,
  appeal_count: 1,
  appeal_comment: null,
  shipping_policy_url: 'https://kiln.test/s',
  return_policy_url: 'https://kiln.test/r',
  review_status: 'DISAPPROVED',
  review_reasons: ['BIO'],
} as const
const declined: MerchantProgramView = {
  ...fresh,
  program_state: 'APPLIED',
  review: { ...review, review_reasons: ['BIO'] },
  review_state: 'declined',
  abilities: { can_apply: false, can_leave: true, can_recheck: false },
}

const acting = { userId: '7', business: { id: '5' } } as ActingBusiness

function Address() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

function show(
  element: React.ReactNode,
  program: MerchantProgramView | Error,
  { path = '/', profiles = 1, userId = '7' } = {},
) {
  const run = vi.fn((name: string, _input: object) =>
    program instanceof Error ? Promise.reject(program) : Promise.resolve(name ? program : null),
  )
  const rows = [{ id: '7' }].slice(0, profiles)
  const getList = () => Promise.resolve({ data: rows, total: rows.length })
  const dataProvider = { ...testDataProvider({ getList } as object), run }
  render(
    <MemoryRouter initialEntries={[path]}>
      <BusinessContext value={{ ...acting, userId }}>
        <AdminContext
          dataProvider={dataProvider}
          i18nProvider={i18nProvider}
          theme={consoleTheme}
          queryClient={makeQueryClient()}
        >
          {element}
          <Address />
        </AdminContext>
      </BusinessContext>
    </MemoryRouter>,
  )
  return run
}
afterEach(() => localStorage.clear())

describe('the program', () => {
  it('B-2.62 begins with an application', async () => {
    const run = show(<MerchantProgram />, fresh)
    expect(await screen.findByText('Not applied yet')).toBeInTheDocument()
    const type = (label: string, value: string) =>
      fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } })
    type('Shipping policy URL', 'https://kiln.test/s')
    type('Return policy URL', 'https://kiln.test/r')
    const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Submit application' }))
    submit()
    expect(await screen.findByText('Accept the guidelines to apply.')).toBeInTheDocument()
    fireEvent.click(screen.getByRole('checkbox', { name: 'I accept the merchant guidelines' }))
    submit()
    await vi.waitFor(() =>
      expect(run).toHaveBeenCalledWith('verifiedMerchants.apply', {
        userId: '7',
        shipping_policy_url: 'https://kiln.test/s',
        return_policy_url: 'https://kiln.test/r',
        accepts_guidelines: true,
      }),
    )
  })

  it('B-2.62 B-4.39 shows why it was declined, what to fix and where, and takes an appeal', async () => {
    const run = show(<MerchantProgram />, declined)
    expect(await screen.findByText('The profile has no bio.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Fix this: Bio' })).toHaveAttribute('href', '/settings/edit/')
    expect(screen.getAllByText('Needs attention')).not.toHaveLength(0)
    const comment = screen.getByRole('textbox', { name: 'Your comment' })
    fireEvent.change(comment, { target: { value: 'We are new.' } })
    const returns = screen.getByRole('textbox', { name: 'Return policy URL' })
    expect(returns).toHaveValue('https://kiln.test/r')
    fireEvent.change(returns, { target: { value: 'https://kiln.test/returns' } })
    fireEvent.click(screen.getByRole('button', { name: 'Send appeal' }))
    await vi.waitFor(() =>
      expect(run).toHaveBeenCalledWith('verifiedMerchants.appeal', {
        userId: '7',
        appeal_comment: 'We are new.',
        shipping_policy_url: 'https://kiln.test/s',
        return_policy_url: 'https://kiln.test/returns',
      }),
    )
  })

  it('B-4.39 shows what was found at the addresses of the policies, and leads there', async () => {
    const policy = { read_at: null, explanation: 'We couldn’t open this page.' }
    const url = 'https://kiln.test/s'
    show(<MerchantProgram />, {
      ...declined,
      policies: [
        { ...policy, policy: 'shipping', url, finding: 'UNREACHABLE' },
        { ...policy, policy: 'return', url: 'https://kiln.test/r', finding: null, explanation: 'Not yet.' },
      ],
    })
    const [shipping, returns] = (await screen.findAllByRole('listitem')).slice(-2)
    expect(within(shipping as HTMLElement).getByText('We couldn’t open this page.')).toBeInTheDocument()
    expect(within(shipping as HTMLElement).getByRole('link', { name: url })).toHaveAttribute('href', url)
    expect(within(returns as HTMLElement).getByText('Return policy')).toBeInTheDocument()
  })

  it('who is logged in with another account is not sent to the settings of that one', async () => {
    show(<MerchantProgram />, declined, { userId: '1' })
    expect(await screen.findByText('Log in to the profile’s own account to fix this.')).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: /^Fix this/ })).not.toBeInTheDocument()
  })

  it('B-4.28 who applies again finds the addresses of the last time', async () => {
    const ended = { ...review, can_appeal: false, review_reasons: [] }
    show(<MerchantProgram />, {
      ...declined,
      program_state: 'CANCELLED',
      review: ended,
      abilities: fresh.abilities,
    })
    expect(await screen.findByRole('textbox', { name: 'Shipping policy URL' })).toHaveValue(
      'https://kiln.test/s',
    )
    expect(screen.getByRole('textbox', { name: 'Return policy URL' })).toHaveValue('https://kiln.test/r')
  })

  it('B-2.62 leads nowhere where only time can fix it', async () => {
    const age = { ...bio, check: 'ACCOUNT_AGE', explanation: 'Come back later.' } as const
    show(<MerchantProgram />, { ...declined, checks: [age] })
    expect(await screen.findByText('Come back later.')).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: /^Fix this/ })).not.toBeInTheDocument()
  })

  it('B-2.75 B-8.05 says that a country is not served yet', async () => {
    const abilities = { ...fresh.abilities, can_apply: false }
    show(<MerchantProgram />, { ...fresh, country: 'FR', is_available: false, abilities })
    expect(
      await screen.findByText('Verified merchant program not yet available in this country'),
    ).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Submit application' })).not.toBeInTheDocument()
  })

  it('can be read again after a failure', async () => {
    for (let tries = 0; tries < 2; tries += 1) expectComplaint()
    const run = show(<MerchantProgram />, new Error('Away'))
    fireEvent.click(await screen.findByRole('button', { name: 'Retry' }, { timeout: 5000 }))
    expectComplaint()
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(3))
  })

  it('needs a profile', async () => {
    show(<MerchantProgram />, fresh, { profiles: 0 })
    expect(await screen.findByText('No profile yet')).toBeInTheDocument()
  })
})

describe('on every page of the hub', () => {
  it('I-2.21 B-2.01 B-2.02 the panel opens with show_vmp=true alone, and closing it leaves the address', async () => {
    show(<MerchantCorner />, fresh, { path: '/people?show_vmp=true&page=2' })
    const panel = await screen.findByRole('dialog', { name: 'Verified merchant' })
    expect(await within(panel).findByText('Not applied yet')).toBeInTheDocument()
    fireEvent.click(within(panel).getByRole('button', { name: 'Close' }))
    await vi.waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('/people?page=2'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('B-2.02 another value opens no panel', async () => {
    show(<MerchantCorner />, fresh, { path: '/people?show_vmp=false' })
    expect(await screen.findByText('Become a verified merchant')).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('B-4.44 a dismissed banner stays away, with what to fix for each failing check', async () => {
    show(<MerchantCorner />, declined)
    expect(await screen.findByText('Meet the guidelines for verified merchants')).toBeInTheDocument()
    expect(screen.getByText('Tell people what you sell.')).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText('Meet the guidelines for verified merchants')).not.toBeInTheDocument()
    const stored = JSON.parse(localStorage.getItem('vmp_banner_state:7') ?? 'null') as object
    expect(stored).toMatchObject({ lastDismissedAt: expect.any(Number), welcomeDismissCount: 0 })
  })
})
