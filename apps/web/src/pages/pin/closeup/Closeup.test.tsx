import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import type { PinView } from '@tessera/api-types/pins/views'
import { pinDeleted, pinUnsaved } from '../../../entities/pins/pins-slice.ts'
import { imageViewed, selectViewedImages } from '../../../entities/session/session-slice.ts'
import { signUpPrompted } from '../../../entities/session/sign-up-prompt-slice.ts'
import { SignUpPrompt } from '../../../features/sign-up-prompt/SignUpPrompt.tsx'
import { bringParts } from '../../../test/render-with-store.tsx'
import { browserLike } from '../../../test/browser-like.ts'
import { fakeServer, page, refusal } from '../../../test/fake-server.ts'
import { aPin, aPinView, aUser } from '../../../test/pin-builders.ts'
import { renderWithStore } from '../../../test/render-with-store.tsx'
import { pinDocument, pinDocumentError, relatedDocument } from '../../../test/stored-documents.ts'
import { Closeup } from './Closeup.tsx'
import { closeupParts } from './closeup-parts.ts'

browserLike()
bringParts(closeupParts)

const related = relatedDocument([aPin({ id: '2', grid_title: 'Green bowl' })])

async function closeup(answers: Record<string, unknown>, path = '/pin/1/') {
  const server = fakeServer({
    CloseupRelatedModulesFeedQuery: related,
    'comments.list': page([]),
    'articles.related': [],
    ...answers,
  })
  const part = (
    <>
      <Routes>
        <Route path="/pin/:id/" element={<Closeup />} />
        <Route path="/ada/clay/" element={<p>The board</p>} />
      </Routes>
      <SignUpPrompt />
    </>
  )
  const view = await renderWithStore(part, {
    transport: server.transport,
    path,
    messageAreas: ['pins', 'closeup', 'comments', 'articles', 'prompts'],
  })
  return { ...view, server, user: userEvent.setup() }
}

const shown = (over: Partial<PinView> = {}) => closeup({ CloseupDetailQuery: pinDocument(aPinView(over)) })

describe('the closeup of a pin', () => {
  it('C-2.07 C-2.08 shows picture, title, description and link', async () => {
    await shown({ link: 'https://clay.example/a', domain: 'clay.example' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Blue bowl' })).toBeInTheDocument()
    expect(screen.getAllByRole('img', { name: 'A bowl with blue glaze' })[0]).toBeInTheDocument()
    expect(screen.getByText('Fired twice.')).toBeInTheDocument()
    const link = screen.getByRole('link', { name: 'Visit site: clay.example' })
    expect(link).toHaveAttribute('rel', 'nofollow noopener ugc')
  })

  it.each([
    [1000, 1500, null, '508px'],
    [1000, 1000, null, '508px'],
    [1500, 1000, 'wide', '654px'],
    [2400, 1000, 'panorama', '1056px'],
  ])('a picture of %i × %i has a card that fits it from the start', async (width, height, shape, drawn) => {
    const { images } = aPinView()
    await shown({ images: { ...images, orig: { ...images.orig, width, height } } })
    const title = await screen.findByRole('heading', { level: 1, name: 'Blue bowl' })
    expect(title.closest('article')?.getAttribute('data-shape')).toBe(shape)
    const picture = screen.getAllByRole('img', { name: 'A bowl with blue glaze' })[0]
    expect(picture).toHaveAttribute('sizes', `(max-width: 767px) 100vw, ${drawn}`)
  })

  it.each([
    ['deleted', (pin_id: string) => pinDeleted({ pin_id, board_id: '5', section_id: null, userId: '9' })],
    [
      'taken off its board',
      (pinId: string) =>
        pinUnsaved({
          pinId,
          savedInfo: null,
          removed: [{ pin_id: pinId, board_id: '5', section_id: null }],
          userId: '9',
        }),
    ],
  ])('is left for its board once it is %s there', async (_, removal) => {
    const { store } = await shown()
    await screen.findByRole('heading', { level: 1, name: 'Blue bowl' })
    act(() => void store.dispatch(removal('1')))
    expect(await screen.findByText('The board')).toBeInTheDocument()
    expect(screen.queryByText('We couldn’t find that pin')).toBeNull()
  })

  it('C-9.07 its picture is among those viewed, and met again where a visitor is asked to sign up', async () => {
    const { store } = await shown()
    await screen.findByRole('heading', { level: 1, name: 'Blue bowl' })
    const { url } = aPinView().images['236x']
    expect(selectViewedImages(store.getState())).toEqual([url])
    act(() => {
      for (const picture of ['/b.jpg', '/c.jpg']) store.dispatch(imageViewed(picture))
      store.dispatch(signUpPrompted({ reason: 'save', next: '/' }))
    })
    const pictures = [...screen.getByRole('dialog').querySelectorAll('img')]
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual(['/c.jpg', '/b.jpg', url])
  })

  it('C-3.39 names who made it, with the way to them and to the license', async () => {
    const attribution = {
      author: 'Bo Lind',
      author_url: 'https://bo.example/',
      license_url: 'https://license.example/by',
      provider_name: 'Kiln',
      media_type: 'video' as const,
    }
    const embed = { src: 'https://player.example/1', type: 'iframe' as const, subtype: 'vimeo' as const }
    await shown({ link: 'https://clay.example/a', domain: 'clay.example', attribution, embed })
    expect(await screen.findByText(/^Video by/)).toHaveTextContent('Video by Bo Lind · Kiln · License')
    const leads = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(leads('Bo Lind')).toBe('/offsite/?url=https%3A%2F%2Fbo.example%2F')
    expect(leads('License')).toBe('/offsite/?url=https%3A%2F%2Flicense.example%2Fby')
    expect(leads('Watch video on clay.example')).toBe('https://clay.example/a')
  })

  it.each([
    ['file', 'Detected in the image file.'],
    ['creator', 'Labeled by the creator.'],
    ['staff', 'We reviewed it.'],
  ] as const)('names the %s that says that AI made it', async (ai_label, text) => {
    await shown({ ai_label })
    expect(await screen.findByText('Made with AI.')).toBeVisible()
    expect(screen.getByText(text)).toBeVisible()
  })

  it('C-7.51 asks for the topics of a pin that came without them, and shows them', async () => {
    const { related_interests: _none, ...pin } = aPinView()
    const topic = {
      id: '41',
      type: 'interest',
      name: 'Clay',
      slug: 'clay',
      follower_count: 1,
      is_followed: false,
    }
    const { server } = await closeup({
      CloseupDetailQuery: pinDocument(pin as PinView),
      'pins.interests': [topic],
    })
    expect(await screen.findByRole('link', { name: 'Clay' })).toBeVisible()
    const topics = await screen.findByRole('navigation', { name: 'Topics' })
    expect(within(topics).getByRole('link', { name: 'Clay' })).toHaveAttribute('href', '/topics/clay/')
    expect(server.askedFor('pins.interests')[0]?.input).toEqual({ pin_id: '1' })
  })

  it('has the words of the server for its picture where its owner wrote none', async () => {
    await shown({ alt_text: '', title: '', auto_alt_text: 'Clay · Ada Moss' })
    expect((await screen.findAllByRole('img', { name: 'Clay · Ada Moss' }))[0]).toBeInTheDocument()
  })

  it('C-2.09 C-2.10 shows who made it and the board it is on', async () => {
    await shown()
    expect(await screen.findByRole('link', { name: /Ada Moss/ })).toHaveAttribute('href', '/ada/')
    expect(screen.getByText('5 followers')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Clay' })).toHaveAttribute('href', '/ada/clay/')
  })

  it('C-2.13 shows the reactions', async () => {
    await shown()
    expect(await screen.findByRole('button', { name: 'Like 2 reactions' })).toHaveAttribute(
      'aria-pressed',
      'false',
    )
  })

  it('C-2.14 C-9.01 shows related pins below, asked for by twelve', async () => {
    const { server } = await shown()
    const grid = await screen.findByRole('region', { name: 'More like this' })
    expect(await within(grid).findByRole('link', { name: /Green bowl/ })).toHaveAttribute('href', '/pin/2/')
    expect(server.askedFor('CloseupRelatedModulesFeedQuery')[0]?.input).toMatchObject({
      variables: { pinId: '1', pageSize: 12 },
    })
  })

  it('C-2.31 opens pin 1 for a text before its id', async () => {
    const { server } = await closeup({ CloseupDetailQuery: pinDocument(aPinView()) }, '/pin/blue-bowl--1/')
    await screen.findByRole('heading', { level: 1 })
    expect(server.askedFor('CloseupDetailQuery')[0]?.input).toMatchObject({ variables: { pinId: '1' } })
  })

  it('C-2.11 lists related articles with links to them', async () => {
    const article = { id: '7', kind: 'best', title: 'Quiet rooms', url: '/today/best/quiet-rooms/7/' }
    await closeup({
      CloseupDetailQuery: pinDocument(aPinView()),
      'articles.related': [article],
    })
    const articles = await screen.findByRole('navigation', { name: 'Related articles' })
    expect(within(articles).getByRole('link', { name: 'Quiet rooms' })).toHaveAttribute('href', article.url)
  })

  it('C-1.22 marks a verified merchant', async () => {
    await shown({ pinner: aUser({ is_verified_merchant: true }) })
    expect(await screen.findByRole('img', { name: 'Verified merchant' })).toBeInTheDocument()
  })

  it('C-1.04 C-3.23 shows ingredients, times, servings and steps of a recipe', async () => {
    const recipe = {
      name: 'Flatbread',
      ingredients: [{ amt: '300 g', name: 'flour' }],
      cook_times: { total: 80, cook: 20, prep: 60 },
      steps: ['Rub the butter into the flour.', 'Bake until golden.'],
      servings: '4',
      diets: ['Vegan'],
      rating: { ratingValue: 4.5, bestRating: 5, reviewCount: 3, ratingCount: 9 },
    }
    await shown({ rich_metadata: { recipe, article: null, products: [] } })
    const facts = await screen.findByRole('region', { name: 'Recipe' })
    for (const text of ['1 h 20 min', '20 min', '1 h', 'Vegan', '300 g flour', '4.5 of 5 · 3 reviews']) {
      expect(facts).toHaveTextContent(text)
    }
    const steps = within(facts).getAllByRole('listitem').slice(-2)
    expect(steps.map(({ textContent }) => textContent)).toEqual(recipe.steps)
  })

  it('C-1.05 shows when an article was published', async () => {
    const article = { name: 'On glazes', authors: ['Ada Moss'], datePublished: '2026-01-02T00:00:00.000Z' }
    await shown({ rich_metadata: { recipe: null, article, products: [] } })
    expect(await screen.findByRole('region', { name: 'Article' })).toHaveTextContent(
      'By Ada Moss · Jan 2, 2026',
    )
  })

  it('C-8.02 is the missing page for a pin that is not there', async () => {
    await closeup({ CloseupDetailQuery: pinDocumentError(404) })
    expect(
      await screen.findByRole('heading', { level: 1, name: 'We couldn’t find that pin' }),
    ).toBeInTheDocument()
  })

  it('C-8.02 can be tried again after any other failure', async () => {
    let isDown = true
    const { user } = await closeup({
      CloseupDetailQuery: () => (isDown ? refusal(503, 'Too busy.') : pinDocument(aPinView())),
    })
    expect(await screen.findByText('Too busy.')).toBeInTheDocument()
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Blue bowl' })).toBeInTheDocument()
  })
})
