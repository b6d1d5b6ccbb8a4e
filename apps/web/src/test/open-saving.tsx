import type { PinCard } from '@tessera/api-types/pins/views'
import type { RenderResult } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { selectPin } from '../entities/pins/pins-slice.ts'
import { ChangeSaveMount } from '../features/save-pin/ChangeSaveMount.tsx'
import { SaveActions } from '../features/save-pin/SaveActions.tsx'
import type { AppStore } from '../shared/store/make-store.ts'
import { useAppSelector } from '../shared/store/hooks.ts'
import { fakeServer } from './fake-server.ts'
import { aPin, aUser } from './pin-builders.ts'
import { renderWithStore } from './render-with-store.tsx'

export const savingViewer = {
  id: '11',
  username: 'ada',
  full_name: 'Ada',
  first_name: 'Ada',
  image_medium_url: null,
  is_partner: false,
}

export const pickerBoard = (id: string, name: string, over: object = {}) => ({
  id,
  type: 'board',
  name,
  url: `/ada/${id}/`,
  privacy: 'public',
  image_url: null,
  is_collaborative: false,
  pin_count: 2,
  saved_pin_id: null,
  sections: [],
  ...over,
})

const boards = {
  boards_shortlist: [pickerBoard('21', 'Clay')],
  all_boards: [
    pickerBoard('22', 'Wood', { sections: [{ id: '61', title: 'Bowls', slug: 'bowls' }] }),
    pickerBoard('23', 'Paper', { saved_pin_id: '99' }),
  ],
}

function Part() {
  const pin = useAppSelector((state) => selectPin(state, '1'))
  return pin && <SaveActions pin={pin} />
}

export const WithChange = () => (
  <>
    <Part />
    <ChangeSaveMount />
  </>
)

/** Somebody else's pin, on a board of theirs. */
export const theirs = aPin({
  pinner: aUser({ id: '12' }),
  board: { id: '90', type: 'board', name: 'Bowls', url: '/bea/bowls/', privacy: 'public' },
})

type Opened = RenderResult & {
  store: AppStore
  server: ReturnType<typeof fakeServer>
  user: ReturnType<typeof userEvent.setup>
}

type Shown = { isAuthenticated?: boolean; pin?: PinCard; part?: ReactElement }

/** The save button of a pin with its picker, as a member or a visitor sees it. */
export async function openSaving(answers: Record<string, unknown>, given: Shown = {}): Promise<Opened> {
  const { isAuthenticated = true, pin = theirs, part = <Part /> } = given
  const server = fakeServer({ 'boards.picker': boards, ...answers })
  const view = await renderWithStore(part, {
    transport: server.transport,
    entities: { pins: [pin] },
    messageAreas: ['pins'],
    requestContext: { isAuthenticated },
    pageData: { initialUser: isAuthenticated ? savingViewer : null },
  })
  return { ...view, server, user: userEvent.setup() }
}

export const copy = aPin({ id: '77', pinner: aUser({ id: '11' }) })
