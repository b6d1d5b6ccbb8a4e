import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import type { CallResult } from '@tessera/api-types/page/page-renderer'
import { PinComposer } from '../features/compose-pin/PinComposer.tsx'
import { apiError } from '../shared/api/http-answer.ts'
import { renderWithStore } from './render-with-store.tsx'

export const clay = {
  id: '7',
  type: 'board',
  name: 'Clay',
  url: '/ada/clay/',
  privacy: 'public',
  sections: [{ id: '3', title: 'Bowls', slug: 'bowls' }],
}
const picker: CallResult = { data: { boards_shortlist: [clay], all_boards: [] } }
const pictures: CallResult = {
  data: {
    title: 'A bowl',
    items: [
      {
        url: 'https://shop.example/bowl.jpg',
        alt_text: 'A blue bowl',
        preview_url: '/media/preview/?url=bowl',
      },
    ],
  },
}

const ignored = {
  renderCreate: () => null,
  onPublished: () => undefined,
  onScheduled: () => undefined,
  onSeveral: () => undefined,
}

/** The form of a new pin, beside a server with one board and one page with a picture; returns the calls. */
export async function showComposer(
  answers: Record<string, CallResult | Promise<CallResult>> = {},
  onScheduled: (pin: { id: string }) => void = () => undefined,
  address = '',
  place: Pick<ComponentProps<typeof PinComposer>, 'boardId' | 'sectionId' | 'words'> = { boardId: '' },
) {
  const calls: { name: string; input: Record<string, unknown> }[] = []
  await renderWithStore(<PinComposer {...place} address={address} {...ignored} onScheduled={onScheduled} />, {
    messageAreas: ['composer', 'boards', 'schedule'],
    transport: async ({ name }, input) => {
      calls.push({ name, input })
      const known: typeof answers = { 'boards.picker': picker, 'media.findImages': pictures }
      return answers[name] ?? known[name] ?? { error: apiError(null, 500) }
    },
  })
  return calls
}

/** Chooses the picture of the page, as a person does. */
export async function takeFromPage() {
  await userEvent.click(screen.getByRole('button', { name: 'Save from a website' }))
  await userEvent.type(screen.getByLabelText('Page or image address'), 'shop.example/bowl')
  await userEvent.click(screen.getByRole('button', { name: 'Find images' }))
  await userEvent.click(await screen.findByRole('button', { name: 'A blue bowl' }))
}
