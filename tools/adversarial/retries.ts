import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { boardNames } from './board-writers.ts'
import { seededRandom, type Random } from '../../apps/api/src/demo/random.ts'
import { type Attempt, postTogether } from './repeated-posts.ts'
import { flags, endServer, startedServer } from './server-process.ts'
import { VisitorClient } from './visitor-client.ts'

const REPEATS = 5
const ABREAST = 8

/** A-T10: every create is sent five times at once under one key, half of the calls are cut off; each must happen once. */
async function main(): Promise<void> {
  const given = flags({ posts: '500', port: '41796', seed: '1' })
  const [posts, port] = [Number(given.posts), Number(given.port)]
  const dataDir = await mkdtemp(join(tmpdir(), 'tessera-retries-'))
  const started = performance.now()
  const client = new VisitorClient(`http://127.0.0.1:${port}`)
  const { server } = await startedServer({ port, dataDir })
  try {
    await client.signUp(`retries${process.pid}`)
    const chance = seededRandom(Number(given.seed))
    const names = Array.from({ length: posts }, (_, index) => `retry ${given.seed} ${index}`)
    const tally = { cut: 0, differing: 0, failed: [] as string[], missed: 0 }
    for (let from = 0; from < posts; from += ABREAST) {
      const some = names.slice(from, from + ABREAST)
      const rounds = await Promise.all(some.map((name) => createOnce(client, name, chance)))
      for (const attempts of rounds) count(attempts, tally)
    }
    const accepted = await acceptedMismatches(client, names.slice(0, 20))
    const found = await boardNames(client)
    process.stdout.write(
      `A-T10 retries: ${posts} creates, each ${REPEATS} times at once, ${tally.cut} calls cut off, seed ${given.seed}, ${((performance.now() - started) / 1000).toFixed(0)} s\n` +
        `${found.length} rows, ${new Set(found).size} of them different; replies that differ ${tally.differing}, creates without a reply ${tally.missed}, other outcomes ${tally.failed.length} ${[...new Set(tally.failed)].join(', ')}\n` +
        `the same key with another body: ${accepted} of 20 accepted\n`,
    )
    const isOnce = found.length === posts && new Set(found).size === posts
    if (!isOnce || tally.differing + tally.missed + tally.failed.length + accepted > 0) process.exitCode = 1
  } finally {
    client.close()
    await endServer(server, 'SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Five calls at once, about half of them cut off, then one more that waits for the response. */
async function createOnce(client: VisitorClient, name: string, chance: Random): Promise<Attempt[]> {
  const post = { path: '/v3/boards/', key: `key of ${name}`, body: JSON.stringify({ name }) }
  const cutAfterMs = Array.from({ length: REPEATS }, () => (chance.unit() < 0.5 ? chance.unit() * 40 : null))
  const together = await postTogether(client, post, cutAfterMs)
  return [...together, ...(await postTogether(client, post, [null]))]
}

function count(
  attempts: readonly Attempt[],
  tally: { cut: number; differing: number; failed: string[]; missed: number },
): void {
  const answers = attempts.filter((attempt) => attempt !== 'cut')
  tally.cut += attempts.length - answers.length
  for (const { status } of answers) if (status !== 200) tally.failed.push(`status ${status}`)
  const bodies = new Set(answers.map(({ body }) => body))
  if (bodies.size === 0) tally.missed += 1
  if (bodies.size > 1) tally.differing += 1
}

/** How many keys take a second, different body. */
async function acceptedMismatches(client: VisitorClient, names: readonly string[]): Promise<number> {
  let accepted = 0
  for (const name of names) {
    const body = JSON.stringify({ name: `${name} other` })
    const [answer] = await postTogether(client, { path: '/v3/boards/', key: `key of ${name}`, body }, [null])
    if (answer === 'cut' || answer === undefined || answer.status < 400) accepted += 1
  }
  return accepted
}

await main()
