import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Member } from '@tessera/shared-auth'
import { openTranslator, type TranslationSettings } from '../../translation/open-translator.ts'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { aBoard, aPin } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { commentsOperations } from './operations.ts'

const bare = await testDeps()

/** Speaks the service's protocol; fails for texts that say so. */
const service = createServer((request, response) => {
  void textOf(request).then((body) => {
    const { q, target, api_key } = JSON.parse(body) as Record<string, string>
    response.statusCode = request.method !== 'POST' || api_key !== 'k3y' || q === 'fail' ? 500 : 200
    response.end(q === 'garbled' ? '<html>' : JSON.stringify({ translatedText: `${target}: ${q}` }))
  })
})

async function textOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const part of request) body += String(part)
  return body
}

let url = ''
beforeAll(async () => {
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening))
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/translate`
})
afterAll(() => new Promise((closed) => service.close(closed)))

const depsWith = (settings: TranslationSettings) => {
  const translator = openTranslator(settings)
  return { ...bare, translator, site: { ...bare.site, canTranslate: translator !== null } }
}

async function aComment(text: string) {
  const author: Member = await aMember(bare)
  const reader: Member = { ...(await aMember(bare)), locale: 'pt_BR' }
  const pin = await aPin(bare, author, await aBoard(bare, author))
  const call = callerOf(commentsOperations, bare)
  const { id } = await call(author, 'comments.create', { pinId: pin.id, text })
  return { commentId: id, pin, author, reader }
}

it('C-7.11 translates a comment into the language of its reader', async () => {
  const { commentId, reader } = await aComment('Lovely glaze')
  const call = callerOf(commentsOperations, depsWith({ TRANSLATION_URL: url, TRANSLATION_KEY: 'k3y' }))
  expect(await call(reader, 'comments.translate', { commentId })).toEqual({
    id: commentId,
    translatedText: 'pt: Lovely glaze',
  })
})

it.each(['fail', 'garbled'])('C-7.62 C-8.06 a service that answers %j makes an empty text', async (text) => {
  const { commentId, reader } = await aComment(text)
  const call = callerOf(commentsOperations, depsWith({ TRANSLATION_URL: url, TRANSLATION_KEY: 'k3y' }))
  expect((await call(reader, 'comments.translate', { commentId })).translatedText).toBe('')
})

it('C-8.06 so does a service that is not there, and a site that has none', async () => {
  const { commentId, reader } = await aComment('Lovely glaze')
  for (const settings of [{ TRANSLATION_URL: 'http://127.0.0.1:9/' }, {}]) {
    const call = callerOf(commentsOperations, depsWith(settings))
    expect((await call(reader, 'comments.translate', { commentId })).translatedText).toBe('')
  }
})

it('is offered to members who use another language than the author, where the site translates', async () => {
  const { pin, author, reader } = await aComment('Lovely glaze')
  const offered = async (viewer: Member | typeof visitor, settings: TranslationSettings) => {
    const call = callerOf(commentsOperations, depsWith(settings))
    const { items } = await call(viewer, 'comments.list', { objectId: pin.aggregatedPinId })
    return items[0]?.abilities.can_translate
  }
  const on = { TRANSLATION_URL: url }
  const asked = [offered(reader, on), offered(author, on), offered(visitor, on), offered(reader, {})]
  expect(await Promise.all(asked)).toEqual([true, false, false, false])
})
