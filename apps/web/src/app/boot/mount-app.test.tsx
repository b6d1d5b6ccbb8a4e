import { act, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { mountApp } from './mount-app.tsx'

const rootWith = (html: string) => {
  document.body.innerHTML = `<div id="root">${html}</div>`
  return document.querySelector('#root') ?? document.body
}

const Greeting = ({ text }: { text: string }) => <p>{text}</p>

describe('mounting the app', () => {
  it('I-4.77 hydrates what the server rendered', async () => {
    const root = rootWith(renderToString(<Greeting text="hello" />))
    const served = screen.getByText('hello')
    await act(async () => mountApp(root, <Greeting text="hello" />, () => undefined))
    expect(screen.getByText('hello')).toBe(served)
  })

  it('I-8.27 only reports what hydration could repair', async () => {
    const root = rootWith(renderToString(<Greeting text="server" />))
    const reports: unknown[] = []
    await act(async () => mountApp(root, <Greeting text="browser" />, (error) => reports.push(error)))
    expect(reports).toHaveLength(1)
    expect(screen.getByText('browser')).toBeInTheDocument()
  })
})
