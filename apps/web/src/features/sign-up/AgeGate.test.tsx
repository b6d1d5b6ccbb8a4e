import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { AgeGate } from './AgeGate.tsx'

const cookie = 'age_restricted=1'

afterEach(() => {
  document.cookie = `${cookie}; max-age=0`
})

const gate = () => renderWithStore(<AgeGate>the form</AgeGate>, { messageAreas: ['auth'] })

it('I-8.04 a browser that is marked sees the refusal and no form', async () => {
  document.cookie = cookie
  await gate()
  expect(screen.queryByText('the form')).toBeNull()
  expect(screen.getByRole('alert')).not.toBeEmptyDOMElement()
})

it('any other browser sees the form', async () => {
  await gate()
  expect(screen.getByText('the form')).toBeInTheDocument()
})
