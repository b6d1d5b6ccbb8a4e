import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Transport } from '../../shared/api/call.ts'
import { apiError } from '../../shared/api/http-answer.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { LogInForm } from './LogInForm.tsx'

const areas = { messageAreas: ['auth'] as const }

describe('the login form', () => {
  it('has the ids password managers look for, and a submit button', async () => {
    await renderWithStore(<LogInForm next="/" />, areas)
    expect(screen.getByLabelText('Email or username')).toHaveAttribute('id', 'email')
    expect(screen.getByLabelText('Password')).toHaveAttribute('id', 'password')
    expect(screen.getByRole('button', { name: 'Log in' })).toHaveAttribute('type', 'submit')
  })

  it('tells what is missing beside the field and puts the focus there', async () => {
    await renderWithStore(<LogInForm next="/" />, areas)
    await userEvent.type(screen.getByLabelText('Email or username'), 'ada')
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
    const password = screen.getByLabelText('Password')
    await waitFor(() => expect(password).toHaveFocus())
    expect(password).toHaveAccessibleDescription('Enter your password.')
    expect(screen.getByLabelText('Email or username')).toHaveValue('ada')
  })

  it('keeps its values when the server refuses, and says what the server said', async () => {
    const transport: Transport = () =>
      Promise.resolve({ error: apiError({ api_error_code: 9040, message: 'Wrong.' }, 401) })
    await renderWithStore(<LogInForm next="/" />, { ...areas, transport })
    await userEvent.type(screen.getByLabelText('Email or username'), 'ada')
    await userEvent.type(screen.getByLabelText('Password'), 'not mine')
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
    expect(await screen.findByText('Wrong.')).toBeInTheDocument()
    expect(screen.getByLabelText('Password')).toHaveValue('not mine')
  })

  it('keeps what was typed before the page was hydrated', async () => {
    const beforeLife = (served: HTMLElement) => {
      const name = served.querySelector<HTMLInputElement>('#email')
      if (name) name.value = 'ada@site.test'
    }
    await renderWithStore(<LogInForm next="/" />, { ...areas, beforeLife })
    expect(screen.getByLabelText('Email or username')).toHaveValue('ada@site.test')
  })
})
