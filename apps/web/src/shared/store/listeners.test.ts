import { expect, it } from 'vitest'
import { makeStore } from './make-store.ts'
import { onAnyAction } from './listeners.ts'

it('a listener that ends itself keeps no other from the same action', () => {
  const store = makeStore({ transport: () => Promise.reject(new Error('no call')) })
  const heard: string[] = []
  const stopFirst = onAnyAction(() => {
    heard.push('first')
    stopFirst()
  })
  const stopSecond = onAnyAction(() => void heard.push('second'))
  store.dispatch({ type: 'one' })
  expect(heard).toEqual(['first', 'second'])
  store.dispatch({ type: 'two' })
  stopSecond()
  store.dispatch({ type: 'three' })
  expect(heard).toEqual(['first', 'second', 'second'])
})
