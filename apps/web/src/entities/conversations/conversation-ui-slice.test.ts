import { expect, it } from 'vitest'
import { aUser } from '../../test/pin-builders.ts'
import {
  conversationOpened,
  conversationUiClosed,
  conversationUiSlice,
  inboxShown,
} from './conversation-ui-slice.ts'
import { type Attached, dropdownToggled, newMessageOpened } from './message-opening.ts'

const { reducer, getInitialState } = conversationUiSlice
const after = (...actions: { type: string }[]) => actions.reduce(reducer, getInitialState())
const bowl: Attached = { type: 'pin', id: '1', title: 'Blue bowl', imageUrl: null, path: '/pin/1/' }

it('C-0.02 C-4.05 opening a conversation closes the view of a new message', () => {
  expect(after(newMessageOpened({}), conversationOpened('7'))).toMatchObject({
    newMessage: null,
    conversationId: '7',
  })
})

it('C-4.06 closing resets all of it', () => {
  const open = [dropdownToggled(), conversationOpened('7'), newMessageOpened({ people: [aUser()] })]
  expect(after(...open, conversationUiClosed())).toEqual(getInitialState())
})

it('C-4.07 the dropdown opens and closes, and begins with the list each time', () => {
  expect(after(dropdownToggled()).isDropdownOpen).toBe(true)
  expect(after(dropdownToggled(), conversationOpened('7'), dropdownToggled())).toEqual(getInitialState())
})

it('C-4.08 a new message opens with what is attached to it, or with nothing', () => {
  expect(after(newMessageOpened({ attached: bowl })).newMessage).toEqual({ attached: bowl, people: [] })
  expect(after(newMessageOpened({})).newMessage).toEqual({ attached: null, people: [] })
})

it('a new message begun in the dropdown stays in it, one with something attached has its own place', () => {
  expect(after(dropdownToggled(), newMessageOpened({})).isDropdownOpen).toBe(true)
  expect(after(dropdownToggled(), newMessageOpened({ attached: bowl })).isDropdownOpen).toBe(false)
})

it('the way back from a conversation is the list', () => {
  expect(after(dropdownToggled(), conversationOpened('7'), inboxShown())).toEqual({
    isDropdownOpen: true,
    conversationId: null,
    newMessage: null,
  })
})
