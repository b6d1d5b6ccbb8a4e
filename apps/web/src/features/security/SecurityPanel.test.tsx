import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { SecurityView } from '@tessera/api-types/second-factor/views'
import { browserLike } from '../../test/browser-like.ts'
import { fakeServer, refusal } from '../../test/fake-server.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { SecurityPanel } from './SecurityPanel.tsx'

browserLike()

const plain: SecurityView = {
  has_password: true,
  has_mfa_enabled: false,
  is_mfa_required: false,
  app_added_at: null,
  passkeys: [],
  phone_number_end: null,
  can_use_phone: false,
  recovery_codes_left: 0,
}
const passkey = { id: '7', name: 'Blue phone', created_at: '2026-05-01T10:00:00.000Z', last_used_at: null }
const guarded: SecurityView = {
  ...plain,
  has_mfa_enabled: true,
  app_added_at: '2026-05-01T10:00:00.000Z',
  passkeys: [passkey],
  phone_number_end: '0018',
  can_use_phone: true,
  recovery_codes_left: 9,
}

async function shown(answers: Record<string, unknown>) {
  const server = fakeServer(answers)
  await renderWithStore(<SecurityPanel />, {
    transport: server.transport,
    messageAreas: ['settings', 'security'],
  })
  return server
}

describe('the security page', () => {
  it('holds its place while it loads', async () => {
    await shown({ 'security.get': () => new Promise(() => undefined) })
    expect(screen.getByRole('status', { name: 'Loading your settings' })).toBeInTheDocument()
  })

  it('says when it could not be loaded and tries again', async () => {
    const { askedFor } = await shown({ 'security.get': refusal(500) })
    await userEvent.click(await screen.findByRole('button', { name: /try again/i }))
    expect(askedFor('security.get').length).toBeGreaterThan(1)
  })

  it('offers an app and passkeys where nothing guards the account, and no phone where texts are off', async () => {
    await shown({ 'security.get': plain })
    expect(await screen.findByText(/Add a second step so/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Set up an app' })).toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: 'Text messages' })).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Recovery codes' })).toBeNull()
    expect(screen.queryByRole('link'), 'the sessions are a tab of the frame').toBeNull()
  })

  it('shows every guard with its end', async () => {
    await shown({ 'security.get': guarded })
    expect(await screen.findByText(/protected by a second step/)).toBeInTheDocument()
    for (const name of ['Remove the app', 'Remove Blue phone', 'Remove the phone', 'Get new codes'])
      expect(screen.getByRole('button', { name })).toBeInTheDocument()
    expect(screen.getByText(/9 codes left/)).toBeInTheDocument()
  })

  it('tells people of the site that they need a second step', async () => {
    await shown({ 'security.get': { ...plain, is_mfa_required: true } })
    expect(await screen.findByText(/You’re on this site’s staff/)).toBeInTheDocument()
  })

  it('I-7.06 an app is set up by a picture or a key and confirmed by its code', async () => {
    const { askedFor } = await shown({
      'security.get': plain,
      'security.beginApp': {
        secret: 'GEZDGNBVGY3TQOJQ',
        uri: 'otpauth://totp/Tessera:ada?secret=GEZDGNBVGY3TQOJQ',
      },
      'security.confirmApp': { security: guarded, recovery_codes: null },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Set up an app' }))
    const picture = await screen.findByRole('img', { name: 'QR code for your authenticator app' })
    expect(picture.querySelector('svg')).not.toBeNull()
    expect(screen.getByText('GEZD GNBV GY3T QOJQ')).toBeInTheDocument()
    await userEvent.type(screen.getByLabelText('Code from the app'), '123456')
    await userEvent.click(screen.getByRole('button', { name: 'Turn on' }))
    await expect.poll(() => askedFor('security.confirmApp')[0]?.input).toEqual({ token: '123456' })
  })

  it('I-7.06 new recovery codes are shown, and how many are left follows', async () => {
    const renewed = { ...guarded, recovery_codes_left: 10 }
    const asked: SecurityView[] = [guarded, renewed]
    const { askedFor } = await shown({
      'security.get': () => asked.shift() ?? renewed,
      'security.renewRecoveryCodes': { security: renewed, recovery_codes: ['abcd-efgh', 'ijkl-mnop'] },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Get new codes' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Your recovery codes' }))
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'abcd-efgh',
      'ijkl-mnop',
    ])
    await expect.poll(() => askedFor('security.get')).toHaveLength(2)
    expect(await screen.findByText(/^10 codes left/)).toBeInTheDocument()
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
    fireEvent.click(dialog.getByRole('button', { name: 'Copy' }))
    expect(await dialog.findByText(/^Couldn’t copy the codes/)).toBeInTheDocument()
  })

  it('says so where a passkey cannot take another name', async () => {
    await shown({ 'security.get': guarded, 'security.renamePasskey': refusal(0) })
    await userEvent.click(await screen.findByRole('button', { name: 'Rename Blue phone' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/not connected/)).toBeInTheDocument()
  })

  it('a passkey takes another name', async () => {
    const { askedFor } = await shown({ 'security.get': guarded, 'security.renamePasskey': passkey })
    await userEvent.click(await screen.findByRole('button', { name: 'Rename Blue phone' }))
    const row = screen.getAllByRole('listitem')[0] as HTMLElement
    const name = within(row).getByLabelText('Passkey name')
    await userEvent.clear(name)
    await userEvent.type(name, 'Desk key')
    await userEvent.click(within(row).getByRole('button', { name: 'Save' }))
    await expect
      .poll(() => askedFor('security.renamePasskey')[0]?.input)
      .toEqual({ passkey_id: '7', name: 'Desk key' })
  })

  it('a mistyped phone number can be changed, and a code that does not come is sent again', async () => {
    const { askedFor } = await shown({
      'security.get': { ...plain, can_use_phone: true },
      'security.beginPhone': { phone_number_end: '0018' },
    })
    await userEvent.type(await screen.findByLabelText('Phone number'), '+44 20 7946 0018')
    await userEvent.click(screen.getByRole('button', { name: 'Text me a code' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Resend code' }))
    await expect.poll(() => askedFor('security.beginPhone')).toHaveLength(2)
    await userEvent.click(screen.getByRole('button', { name: 'Change number' }))
    const number = screen.getByLabelText('Phone number')
    expect(number).toHaveValue('+44 20 7946 0018')
    await userEvent.clear(number)
    await userEvent.type(number, '+44 20 7946 0019')
    await userEvent.click(screen.getByRole('button', { name: 'Text me a code' }))
    expect(await screen.findByLabelText('Code from the text message')).toHaveValue('')
    expect(askedFor('security.beginPhone').map(({ input }) => input.phone_number)).toEqual([
      '+44 20 7946 0018',
      '+44 20 7946 0018',
      '+44 20 7946 0019',
    ])
  })
})
