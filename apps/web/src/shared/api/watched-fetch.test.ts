import { expect, it } from 'vitest'
import { watchedFetch } from './watched-fetch.ts'

const ORIGIN = 'https://site.test'
const answer = () => Promise.resolve(Response.json({}, { headers: { 'X-App-Version': '2' } }))

async function versionsFrom(address: string) {
  const heard: string[] = []
  await watchedFetch(answer, ORIGIN, (version) => heard.push(version))(address, {})
  return heard
}

it('I-4.68 answers to relative addresses and to those of this origin tell the version of the server', async () => {
  expect(await versionsFrom('/v3/pins/1/')).toEqual(['2'])
  expect(await versionsFrom(`${ORIGIN}/v3/pins/1/`)).toEqual(['2'])
})

it('I-4.68 answers of other origins tell nothing', async () => {
  expect(await versionsFrom('https://elsewhere.test/v3/pins/1/')).toEqual([])
  expect(await versionsFrom('//elsewhere.test/v3/pins/1/')).toEqual([])
})

it('I-4.68 an answer without a version tells nothing', async () => {
  const heard: string[] = []
  await watchedFetch(
    () => Promise.resolve(new Response()),
    ORIGIN,
    (version) => heard.push(version),
  )('/', {})
  expect(heard).toEqual([])
})
