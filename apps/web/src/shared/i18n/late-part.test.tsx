// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createTranslator, type Translator } from './translator.ts'
import { markHydrated } from '../browser/use-is-hydrated.ts'
import { I18nContext, useT } from './i18n-context.ts'
import { latePart } from './late-part.tsx'
import type { MessageArea } from './messages.ts'

function Likes({ id }: { id: string }) {
  const t = useT<'report'>()
  const [count, setCount] = useState(0)
  return (
    <button title={t('report.lead')} onClick={() => setCount(count + 1)}>
      {id}: {count}
    </button>
  )
}

const within = (translator: Translator<MessageArea>, part: React.ReactNode) => (
  <I18nContext value={translator}>{part}</I18nContext>
)

/** A page as the server draws it, which brings the part first, and the same part of a browser that has nothing yet. */
async function served(load: () => Promise<typeof Likes>) {
  const server = latePart(['report'], () => Promise.resolve(Likes))
  const serverTranslator = await createTranslator('en_US')
  await server.bring(serverTranslator)
  const container = document.body.appendChild(document.createElement('div'))
  const Served = server
  container.innerHTML = renderToString(within(serverTranslator, <Served id="1" />))
  const Late = latePart(['report'], load)
  const html = container.innerHTML
  await act(async () => {
    render(within(await createTranslator('en_US'), <Late id="1" />), { container, hydrate: true })
  })
  return { container, html }
}

it('what was served stays until the code is here, and lives from then on', async () => {
  let arrive: (component: typeof Likes) => void = () => undefined
  const { container, html } = await served(() => new Promise((resolve) => (arrive = resolve)))
  expect(container.innerHTML).toBe(html)
  const button = screen.getByRole('button', { name: '1: 0' })
  delete document.documentElement.dataset['hydrated']
  markHydrated()
  expect(document.documentElement.dataset['hydrated']).toBeUndefined()
  await act(async () => arrive(Likes))
  expect(document.documentElement.dataset['hydrated']).toBe('')
  await userEvent.click(button)
  expect(button).toHaveTextContent('1: 1')
  expect(button.title).not.toBe('report.lead')
})

it('what was served stays as it is where the code does not come', async () => {
  const { container, html } = await served(() => Promise.reject(new TypeError('no connection')))
  expect(container.innerHTML).toBe(html)
})
