import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { AdminContext, testDataProvider } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AccessDenied } from '../layout/AccessDenied.tsx'
import { LostBusiness } from '../layout/LostBusiness.tsx'
import { NotFound } from '../layout/NotFound.tsx'
import { i18nProvider } from '../providers/i18n-provider.ts'
import { loginPath } from '../shared/console-paths.ts'
import { keepActingBusiness } from './acting-business.ts'
import { loadHub, toLastHub } from './load-session.ts'

afterEach(() => vi.unstubAllGlobals())

/** A server that knows one person and the businesses they work for. */
function serve(businesses: object[]) {
  const answers: Record<string, unknown> = { '/v3/users/me/': { id: '7' }, '/v3/businesses/': businesses }
  vi.stubGlobal('fetch', (url: string) => Promise.resolve(Response.json({ data: answers[url] ?? [] })))
}

const show = (part: ReactNode) =>
  render(
    <MemoryRouter>
      <AdminContext basename="/business/9/hub" dataProvider={testDataProvider()} i18nProvider={i18nProvider}>
        {part}
      </AdminContext>
    </MemoryRouter>,
  )

describe('who comes into the hub', () => {
  it('B-2.08 somebody without a business is led to create one, a member comes in', async () => {
    serve([])
    const led = await loadHub({ params: {} })
    expect(led).toBeInstanceOf(Response)
    expect((led as Response).headers.get('location')).toBe('/business/onboarding/')
    serve([{ id: '9' }])
    expect(await loadHub({ params: {} })).toEqual({ user: { id: '7' }, businesses: [{ id: '9' }] })
  })

  it('B-2.08 somebody removed from their only business stays where they were, to be told', async () => {
    serve([])
    expect(await loadHub({ params: { businessId: '9' } })).toEqual({ user: { id: '7' }, businesses: [] })
  })

  it('B-2.08 somebody removed while a business is open reads which one it was', () => {
    show(<LostBusiness name="Kiln & Clay" />)
    expect(screen.getByRole('heading', { name: 'You’re no longer in Kiln & Clay' })).toBeVisible()
    expect(screen.getByText(/Ask one of its admins/)).toBeVisible()
    expect(document.title).toMatch(/Kiln & Clay/)
  })

  it.each([
    [
      '/business/hub/ad-accounts/5/settings?page=2',
      'ad-accounts/5/settings',
      '/business/9/hub/ad-accounts/5/settings?page=2',
    ],
    ['/business/hub', '', '/business/9/hub/people'],
    ['/business/', 'business/', '/business/9/hub/people'],
  ])('an address without a business, %s, leads to the one of last time', async (from, rest, to) => {
    serve([{ id: '8' }, { id: '9' }])
    keepActingBusiness('7', '9')
    const request = new Request(new URL(from, 'http://localhost'))
    const led = await toLastHub({ params: { '*': rest }, request } as unknown as LoaderFunctionArgs)
    expect(led.headers.get('location')).toBe(to)
  })

  it('the hub that such an address leads to does not read the session again, later ones do', async () => {
    serve([{ id: '9' }])
    const request = new Request('http://localhost/business/hub')
    await toLastHub({ params: { '*': '' }, request } as unknown as LoaderFunctionArgs)
    serve([{ id: '10' }])
    const ids = async () => {
      const session = await loadHub({ params: { businessId: '9' } })
      return session instanceof Response ? [] : session.businesses.map(({ id }) => id)
    }
    expect(await ids()).toEqual(['9'])
    expect(await ids()).toEqual(['10'])
  })

  it('B-2.08 somebody signed out comes back to the same page after the login', () => {
    expect(loginPath('/business/hub/people?page=2')).toBe(
      '/login/?next=%2Fbusiness%2Fhub%2Fpeople%3Fpage%3D2',
    )
  })

  it('B-2.08 a member without permission is told so, and finds the way back', () => {
    show(<AccessDenied />)
    expect(screen.getByText("You don't have access to this page")).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Go to console home' })).toHaveAttribute(
      'href',
      '/business/9/hub',
    )
  })

  it('B-2.08 an unknown id has a link back to the list', () => {
    show(<NotFound place="invites" />)
    expect(screen.getByText("We couldn't find that")).toBeInTheDocument()
    expect(screen.getByRole('link')).toHaveAttribute('href', '/business/9/hub/invites')
  })
})
