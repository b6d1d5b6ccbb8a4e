import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  advertiser,
  data,
  launched,
  openQuickPromote as open,
  pin,
  tag,
} from '../../test/open-quick-promote.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }))

it('B-2.69 the sheet lists own pins; what cannot be promoted says why', async () => {
  open({}, { pin: null })
  const sheet = await screen.findByRole('dialog', { name: 'Choose a pin to promote' })
  expect(
    await within(sheet).findByRole('button', { name: /A hidden bowl.*Hidden from others/ }),
  ).toBeDisabled()
  fireEvent.click(within(sheet).getByRole('button', { name: 'A paper lamp' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByLabelText('Destination URL')).toHaveValue('https://kiln.test/lamp')
})

it('B-4.60 the preview is labelled with who pays, as feeds are', async () => {
  open()
  expect(await screen.findByRole('region', { name: 'Preview' })).toHaveTextContent('Promoted by Kiln & Co')
})

it('B-2.70 the sheet lists product groups of the catalogs; one is launched to sell its products', async () => {
  const group = { id: '8', catalog_id: '6', catalog_name: 'Shop', name: 'Lamps', product_count: 12 }
  const groups = [group, { ...group, id: '9', name: 'Sold out', product_count: 0 }]
  const { asked } = open(
    {
      '/businesses/9/product-groups': () => Response.json(groups),
      '/promotions': () => Response.json(launched, { status: 201 }),
    },
    { pin: null },
  )
  const sheet = await screen.findByRole('dialog', { name: 'Choose a pin to promote' })
  fireEvent.click(within(sheet).getByRole('tab', { name: 'Product groups' }))
  expect(within(sheet).getByRole('tabpanel', { name: 'Product groups' })).toBeVisible()
  expect(await within(sheet).findByRole('button', { name: 'Sold out Shop · no products' })).toBeDisabled()
  fireEvent.click(within(sheet).getByRole('button', { name: 'Lamps Shop · 12 products' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('heading', { level: 1, name: 'Promote a product group' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Product group' })).toHaveTextContent('Lamps')
  expect(screen.getByRole('radio', { name: 'More sales from my catalog' })).toBeChecked()
  fireEvent.change(screen.getByLabelText('Destination URL'), { target: { value: 'https://kiln.test/' } })
  press('Launch')
  await screen.findByRole('dialog', { name: 'Your promotion is on its way' })
  expect(asked.findLast(({ path }) => path.endsWith('/promotions'))?.body).toMatchObject({
    pin_id: null,
    product_group_id: '8',
    objective: 'CATALOG_SALES',
  })
})

it('a product group that is missing is made on the sheet, and chosen', async () => {
  const group = { id: '8', catalog_id: '6', catalog_name: 'Shop', name: 'Lamps', product_count: 12 }
  const catalog = {
    id: '6',
    name: 'Shop',
    owner_business: { id: '9', name: 'Kiln' },
    abilities: { can_edit: true },
  }
  let isMade = false
  const { asked } = open(
    {
      '/businesses/9/product-groups': () => Response.json(isMade ? group : []),
      '/businesses/9/catalogs': () => Response.json([catalog, { ...catalog, id: '7', abilities: {} }]),
      '/product_groups/count/': data({ product_count: 12 }),
    },
    { pin: null },
  )
  const sheet = await screen.findByRole('dialog', { name: 'Choose a pin to promote' })
  fireEvent.click(within(sheet).getByRole('tab', { name: 'Product groups' }))
  fireEvent.click(within(sheet).getByRole('button', { name: 'Create product group' }))
  const form = await screen.findByRole('dialog', { name: 'Create product group' })
  expect(await within(form).findByText('12 products in this group')).toBeVisible()
  fireEvent.change(within(form).getByLabelText(/^Name/), { target: { value: 'Lamps' } })
  isMade = true
  fireEvent.click(within(form).getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const made = { catalog_id: '6', name: 'Lamps', filters: [] }
  expect(asked.find(({ path, body }) => path.endsWith('/product-groups') && body)?.body).toEqual(made)
  const choice = asked.find(({ path }) => path.endsWith('/catalogs'))?.query.get('filter')
  expect(JSON.parse(choice ?? '{}')).toEqual({ owner_business_id: '9' })
  expect(screen.getByRole('region', { name: 'Product group' })).toHaveTextContent('Lamps')
})

it('B-2.72 terms are accepted once their box is checked, and not asked for again', async () => {
  const { asked } = open(
    { '/terms/': data(advertiser) },
    { advertiser: { ...advertiser, has_accepted_terms: false } },
  )
  const terms = await screen.findByRole('dialog', { name: 'Before you advertise' })
  const accept = within(terms).getByRole('button', { name: 'Accept' })
  expect(accept).toBeDisabled()
  fireEvent.click(within(terms).getByRole('checkbox'))
  fireEvent.click(accept)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked.find(({ path }) => path.endsWith('/terms/'))?.body).toEqual({ version: 1 })
})

it('B-2.72 who does not accept the terms leaves', async () => {
  const { router } = open({}, { advertiser: { ...advertiser, has_accepted_terms: false } })
  await screen.findByRole('dialog')
  press('Cancel')
  expect(await screen.findByText('Elsewhere')).toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/business/9/hub/ads/5')
})

it('B-2.73 conversions ask for a tag; without one the goal stays', async () => {
  const { asked } = open({ '/promotions': () => Response.json(launched, { status: 201 }) })
  const conversions = await screen.findByRole('radio', { name: 'More conversions on my website' })
  fireEvent.click(conversions)
  await screen.findByRole('dialog', { name: 'Choose a tag' })
  press('Cancel')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('radio', { name: 'More visits to my website' })).toBeChecked()
  fireEvent.click(conversions)
  fireEvent.click(await screen.findByRole('radio', { name: 'Shop · no events yet' }))
  expect(screen.getByLabelText('Add this to every page of your website')).toHaveValue(tag.snippet)
  press('Continue')
  await waitFor(() => expect(conversions).toBeChecked())
  expect(await screen.findByText('Tag: Shop')).toBeInTheDocument()
  press('Change tag')
  expect(await screen.findByRole('radio', { name: 'Shop · no events yet' })).toBeChecked()
  press('Continue')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  press('Launch')
  const launch = () => asked.find(({ path }) => path.endsWith('/promotions'))?.body
  await waitFor(() => expect(launch()).toMatchObject({ objective: 'WEB_CONVERSION', tag_id: '7' }))
})

it('B-6.12 who may not manage the ad account is offered its tags, and no new one', async () => {
  const told = { event_name: 'add_to_cart', fired_at: '2026-03-01T10:00:00.000Z' }
  open(
    { '/tags': () => Response.json([{ ...tag, last_fired_event: told }]) },
    { advertiser: { ...advertiser, abilities: { can_create_tag: false } } },
  )
  fireEvent.click(await screen.findByRole('radio', { name: 'More conversions on my website' }))
  expect(await screen.findByRole('radio', { name: /Shop · last event: Add to cart, / })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Create tag' })).toBeNull()
})

it('B-2.73 a tag of many is found by its name', async () => {
  const { asked } = open()
  fireEvent.click(await screen.findByRole('radio', { name: 'More conversions on my website' }))
  const search = await screen.findByRole('searchbox', { name: 'Search tags' })
  fireEvent.change(search, { target: { value: 'Kiln' } })
  const range = () => asked.findLast(({ path }) => path.endsWith('/tags'))?.query
  await waitFor(() => expect(range()?.get('filter')).toContain('"q":"Kiln"'))
  expect(range()?.get('range')).toBe('[0,99]')
})

it('B-5.11 Launch leads to the first error of the page', async () => {
  open({}, { pin: { ...pin, link: null } })
  const name = await screen.findByLabelText('Promotion name')
  press('Launch')
  expect(screen.getByLabelText('Destination URL')).toHaveFocus()
  fireEvent.change(name, { target: { value: '' } })
  press('Launch')
  expect(name).toHaveFocus()
})

it('B-2.74 what was launched is shown, with what it costs and its status', async () => {
  const { router } = open({ '/promotions': () => Response.json(launched, { status: 201 }) })
  await screen.findByRole('button', { name: 'Launch' })
  press('Launch')
  const dialog = await screen.findByRole('dialog', { name: 'Your promotion is on its way' })
  for (const text of ['Lamps for all', 'Daily budget: €6', 'Status: in review'])
    expect(within(dialog).getByText(text)).toBeInTheDocument()
  expect(within(dialog).getByRole('button', { name: 'Promote another pin' })).toBeEnabled()
  press('View promotion')
  await waitFor(() => expect(router.state.location.pathname).toBe('/business/9/hub/ads/5/11'))
})

it('another promotion begins with the smallest budget, and shows it', async () => {
  open({ '/promotions': () => Response.json(launched, { status: 201 }) })
  fireEvent.change(await screen.findByLabelText('Daily budget'), { target: { value: '50' } })
  press('Launch')
  await screen.findByRole('dialog', { name: 'Your promotion is on its way' })
  press('Promote another pin')
  await screen.findByRole('dialog', { name: 'Choose a pin to promote' })
  fireEvent.click(await screen.findByRole('button', { name: 'A paper lamp' }))
  expect(await screen.findByLabelText('Daily budget')).toHaveValue('1')
})

it('what was typed is there again at the next visit, until it is launched', async () => {
  const name = () => screen.findByLabelText('Promotion name')
  const { unmount } = open()
  fireEvent.change(await name(), { target: { value: 'Lamps for all' } })
  unmount()
  const again = open({ '/promotions': () => Response.json(launched, { status: 201 }) }, { pin: null })
  expect(await name()).toHaveValue('Lamps for all')
  press('Launch')
  await screen.findByRole('dialog', { name: 'Your promotion is on its way' })
  again.unmount()
  open()
  expect(await name()).not.toHaveValue('Lamps for all')
})

it('B-2.74 a server that fails keeps the form, and it can be tried again', async () => {
  const { asked } = open({
    '/promotions': () => Response.json({ status: 'failure', message: 'No' }, { status: 500 }),
  })
  const name = await screen.findByLabelText('Promotion name')
  fireEvent.change(name, { target: { value: 'Lamps for all' } })
  press('Launch')
  await screen.findByRole('dialog', { name: 'Your promotion wasn’t launched' })
  const launches = () => asked.filter(({ path }) => path.endsWith('/promotions')).length
  const before = launches()
  press('Try again')
  await waitFor(() => expect(launches()).toBeGreaterThan(before))
  press('Close')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByLabelText('Promotion name')).toHaveValue('Lamps for all')
})

it('B-2.74 what the server refuses stands at its field', async () => {
  const reason = { fields: { destination_url: { key: 'field.webAddress' } } }
  open({ '/promotions': () => Response.json({ message: 'No', reason }, { status: 422 }) })
  await screen.findByRole('button', { name: 'Launch' })
  press('Launch')
  await waitFor(() => expect(screen.getByLabelText('Destination URL')).toBeInvalid())
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a card is charged in the currency of its ad account, and what was typed of it is there after Back', async () => {
  open({}, { advertiser: { ...advertiser, billing: { valid: false, status: 'MISSING' } } })
  const form = () => screen.findByRole('dialog', { name: 'How do you want to pay?' })
  const billing = within(await form())
  const currency = billing.getByLabelText('Currency')
  expect(currency).toHaveValue('EUR')
  expect(currency).toHaveAttribute('readonly')
  expect(billing.getByLabelText('Expiration date')).toHaveValue('')
  fireEvent.change(billing.getByLabelText('Expiration date'), { target: { value: '4/31' } })
  fireEvent.click(billing.getByRole('button', { name: 'Back' }))
  fireEvent.click(await screen.findByRole('button', { name: 'A paper lamp' }))
  expect(within(await form()).getByLabelText('Expiration date')).toHaveValue('04/31')
})

it('B-5.14 where cards are entered at the payment provider, the form leads there without one', async () => {
  const url = new URL('#payment-page', window.location.href).href
  const { asked } = open(
    { '/card_sessions/': data({ id: '8', url }) },
    { advertiser: { ...advertiser, card_entry: 'hosted', billing: { valid: false, status: 'MISSING' } } },
  )
  const billing = await screen.findByRole('dialog', { name: 'How do you want to pay?' })
  expect(within(billing).queryByLabelText('Card number')).toBeNull()
  fireEvent.change(within(billing).getByLabelText('Tax ID (optional)'), { target: { value: 'DE 1' } })
  press('Continue to payment page')
  await waitFor(() => expect(window.location.hash).toBe('#payment-page'))
  const sent = asked.find(({ path }) => path.endsWith('/card_sessions/'))?.body
  expect(sent).toMatchObject({ return_path: '/business/quick-promote/', tax_id: 'DE 1' })
})

it('B-3.42 who does not leave the audience to us chooses ages, genders and interests', async () => {
  open()
  const auto = await screen.findByRole('switch', { name: 'Find the audience automatically' })
  expect(screen.queryByRole('group', { name: 'Ages' })).toBeNull()
  fireEvent.click(auto)
  const ages = await screen.findByRole('group', { name: 'Ages' })
  const named = (group: HTMLElement) => within(group).getAllByRole('checkbox').length
  expect([named(ages), named(screen.getByRole('group', { name: 'Genders' }))]).toEqual([7, 3])
  expect(within(ages).getByRole('checkbox', { name: '45–49' })).not.toBeChecked()
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Interests' }))
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'Home',
    'Lamps',
  ])
})
