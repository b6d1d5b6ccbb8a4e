import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { SocialSignUpForm } from './SocialSignUpForm.tsx'

const pending = {
  slot: 'wayfinder',
  provider_name: 'Wayfinder',
  email: 'ada@site.test',
  first_name: 'Ada',
  last_name: 'Moss',
  has_account: false,
}

it('the sign-up by a provider keeps a birthdate given before the page was alive', async () => {
  const beforeLife = (served: HTMLElement) => {
    const birthday = served.querySelector<HTMLInputElement>('input[type=date]')
    if (birthday) birthday.value = '1990-05-17'
  }
  await renderWithStore(<SocialSignUpForm pending={pending} next="/" />, {
    messageAreas: ['auth', 'social'],
    beforeLife,
  })
  expect(screen.getByLabelText('Birthdate')).toHaveValue('1990-05-17')
  expect(screen.getByLabelText('Email')).toHaveValue('ada@site.test')
})
