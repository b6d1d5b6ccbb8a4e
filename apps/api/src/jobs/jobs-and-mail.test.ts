import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { noTextDelivery } from '../texts/text-delivery.ts'
import { openDatabase, transactOn } from '../db/client.ts'
import { emptyDatabase } from '../db/testing/test-database.ts'
import type { Deps } from '../kernel/deps.ts'
import { type MailDelivery, makeMailer, SEND_MAIL } from '../mail/mailer.ts'
import { MAIL_RESET_LINK } from '../domains/identity/password-reset-service.ts'
import { mailFolder } from '../mail/mail-folder.ts'
import { smtpDelivery } from '../mail/smtp-delivery.ts'
import { testDeps } from '../testing/test-deps.ts'
import { installJobQueue, lastScheduleTime, makeJobs } from './job-queue.ts'
import { tasks } from './tasks.ts'
import { startWorker, type RunningWorker } from './worker.ts'

let own: Awaited<ReturnType<typeof emptyDatabase>>
let database: ReturnType<typeof openDatabase>
let deps: Deps
let folder: string
let worker: RunningWorker | undefined

beforeAll(async () => {
  own = await emptyDatabase()
  await installJobQueue(own.url)
  database = openDatabase(own.url, [], 4)
  const base = await testDeps()
  const jobs = makeJobs()
  deps = {
    ...base,
    transact: transactOn(database.primary),
    read: database.primary,
    replica: database.primary,
    jobs,
    mailer: makeMailer(jobs, base.newId, base.now, async (_tx, { to, values }) => ({
      to,
      subject: 'inviter' in values ? values.inviter : '',
      sender: 'Mosaics',
      text: 'plain',
      html: '<p>rich</p>',
    })),
  }
  folder = await mkdtemp(join(tmpdir(), 'h8-mail-'))
})

afterEach(async () => {
  await worker?.stop()
  worker = undefined
})

afterAll(async () => {
  await database.close()
  await own.drop()
  await rm(folder, { recursive: true })
})

const work = async (mailDelivery: MailDelivery, extra: Partial<Parameters<typeof startWorker>[0]> = {}) => {
  worker = await startWorker({
    url: own.url,
    deps: { ...deps, mailDelivery, textDelivery: noTextDelivery },
    tasks,
    schedule: [],
    ...extra,
  })
}

const waiting = async (): Promise<number> => {
  const { rows } = await own.pool.query('SELECT count(*)::int AS waiting FROM graphile_worker.jobs')
  return rows[0].waiting
}

const email = (to: string, inviter = 'Hello') =>
  ({ name: 'invitation', to, values: { inviter, url: '' } }) as const

describe('jobs', () => {
  it('a job that keeps its time waits for that of the one with its key', async () => {
    const later = new Date(Date.now() + 600_000)
    const key = 'a-key'
    await deps.transact((tx) => deps.jobs.add(tx, 'note', {}, { key, runAt: later }))
    await deps.transact((tx) => deps.jobs.add(tx, 'note', {}, { key, keepsTime: true }))
    const due = async () =>
      (await own.pool.query('SELECT run_at FROM graphile_worker.jobs WHERE key = $1', [key])).rows
    expect(await due()).toEqual([{ run_at: later }])
    await deps.transact((tx) => deps.jobs.add(tx, 'note', {}, { key }))
    expect(await due()).not.toEqual([{ run_at: later }])
    await own.pool.query('SELECT graphile_worker.remove_job($1)', [key])
  })

  it('a job of a transaction that rolls back never runs', async () => {
    const ran: unknown[] = []
    await work(mailFolder(folder), { tasks: { note: async (payload) => void ran.push(payload) } })
    const undone = deps.transact(async (tx) => {
      await deps.jobs.add(tx, 'note', { is: 'undone' })
      throw new Error('changed my mind')
    })
    await expect(undone).rejects.toThrow('changed my mind')
    await deps.transact((tx) => deps.jobs.add(tx, 'note', { is: 'kept' }))
    await vi.waitFor(() => expect(ran).toEqual([{ is: 'kept' }]), 5_000)
  })

  it('a waiting job of the same key is replaced', async () => {
    const ran: unknown[] = []
    const at = new Date(Date.now() + 300)
    for (const text of ['first', 'second']) {
      await deps.transact((tx) => deps.jobs.add(tx, 'note', { text }, { key: 'one', runAt: at }))
    }
    await work(mailFolder(folder), { tasks: { note: async (payload) => void ran.push(payload) } })
    await vi.waitFor(() => expect(ran).toEqual([{ text: 'second' }]), 5_000)
  })

  it('stopping lets the job at work end', async () => {
    const done: string[] = []
    const started = Promise.withResolvers<void>()
    const slow = async () => {
      started.resolve()
      await new Promise((resolve) => setTimeout(resolve, 200))
      done.push('slow')
    }
    await work(mailFolder(folder), { tasks: { slow } })
    await deps.transact((tx) => deps.jobs.add(tx, 'slow', {}))
    await started.promise
    await worker?.stop()
    expect(done).toEqual(['slow'])
  })

  it('a job that does not end is handed back, and the next worker has it', async () => {
    const started = Promise.withResolvers<void>()
    const stuck = async () => {
      started.resolve()
      await new Promise(() => undefined)
    }
    await work(mailFolder(folder), { tasks: { stuck }, stopWithinMs: 100 })
    await deps.transact((tx) => deps.jobs.add(tx, 'stuck', {}))
    await started.promise
    await worker?.stop()
    const { rows } = await own.pool.query('SELECT locked_by FROM graphile_worker._private_jobs')
    expect(rows).toEqual([{ locked_by: null }])
    const done = Promise.withResolvers<void>()
    await work(mailFolder(folder), { tasks: { stuck: async () => done.resolve() } })
    await done.promise
  })
})

describe('jobs on a crowded site', () => {
  it('what makes room or writes no files runs on a full disk', async () => {
    const ran: string[] = []
    const sweep = async () => void ran.push('sweep')
    await work(mailFolder(folder), {
      deps: { ...deps, hasRoom: () => false, mailDelivery: mailFolder(folder), textDelivery: noTextDelivery },
      tasks: { sweep },
    })
    await deps.transact((tx) => deps.jobs.add(tx, 'sweep', {}))
    await vi.waitFor(() => expect(ran).toEqual(['sweep']), 5_000)
  })

  it('mail leaves while more long jobs are asked for than run at once', async () => {
    const left: unknown[] = []
    const end = Promise.withResolvers<void>()
    const mail = async (payload: unknown) => void left.push(payload)
    await work(mailFolder(folder), { tasks: { long: () => end.promise, [SEND_MAIL]: mail } })
    for (let job = 0; job < 20; job++) await deps.transact((tx) => deps.jobs.add(tx, 'long', {}))
    await deps.transact((tx) => deps.jobs.add(tx, SEND_MAIL, { is: 'mail' }))
    await vi.waitFor(() => expect(left).toEqual([{ is: 'mail' }]), 5_000).finally(() => end.resolve())
    await vi.waitFor(async () => expect(await waiting()).toBe(0), 5_000)
  })

  it('mail goes before other work that was asked for earlier', async () => {
    for (const task of ['other', SEND_MAIL, MAIL_RESET_LINK])
      await deps.transact((tx) => deps.jobs.add(tx, task, {}))
    const { rows } = await own.pool.query(
      'SELECT task_identifier FROM graphile_worker.jobs ORDER BY priority, run_at, id',
    )
    expect(rows.map((row) => row.task_identifier)).toEqual([SEND_MAIL, MAIL_RESET_LINK, 'other'])
    await own.pool.query('DELETE FROM graphile_worker._private_jobs')
  })
})

describe('jobs over a hiccup of the database', () => {
  it(
    'a job whose connections were all cut is done soon, and so is the next',
    { timeout: 30_000 },
    async () => {
      const done: unknown[] = []
      const started = Promise.withResolvers<void>()
      const cut = Promise.withResolvers<void>()
      const slow = async (payload: unknown) => {
        started.resolve()
        await cut.promise
        done.push(payload)
      }
      await work(mailFolder(folder), { tasks: { slow } })
      await deps.transact((tx) => deps.jobs.add(tx, 'slow', { is: 'cut' }))
      await started.promise
      await own.pool.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'tessera worker' AND datname = current_database()`)
      cut.resolve()
      await deps.transact((tx) => deps.jobs.add(tx, 'slow', { is: 'next' }))
      await vi.waitFor(async () => {
        expect(done).toContainEqual({ is: 'next' })
        expect(await waiting()).toBe(0)
      }, 20_000)
    },
  )

  it('what the schedule names runs at the first start, whatever the hour', async () => {
    const ran: string[] = []
    const note = (name: string) => async () => void ran.push(name)
    const schedule = [{ task: 'yearly', match: '0 0 29 2 *' }]
    await work(mailFolder(folder), { tasks: { yearly: note('yearly'), other: note('other') }, schedule })
    await vi.waitFor(() => expect(ran).toEqual(['yearly']), 5_000)
  })
})

it('the schedule leaves behind when it last ran', async () => {
  expect(await lastScheduleTime(deps.read)).toBeNull()
  await own.pool.query(`INSERT INTO graphile_worker._private_known_crontabs
    VALUES ('minutely', now(), '2026-06-01T12:00Z'), ('hourly', now(), '2026-06-01T11:07Z')`)
  expect(await lastScheduleTime(deps.read)).toEqual(new Date('2026-06-01T12:00Z'))
})

describe('mail', () => {
  it('without a mail server is kept as a file, once for each mail', async () => {
    const mails = mailFolder(folder)
    await work(mails)
    await deps.transact((tx) =>
      deps.mailer.send(tx, email('ada@tessera.test', 'Kept\r\nBcc: eve@tessera.test')),
    )
    const [mail] = await vi.waitFor(async () => {
      const list = await mails.list(10)
      expect(list).toHaveLength(1)
      return list
    }, 5_000)
    expect(mail).toMatchObject({ to: 'ada@tessera.test', subject: 'Kept Bcc: eve@tessera.test' })
    expect(await mails.find(mail?.id ?? '')).toEqual(mail)
    expect(await mails.find('../../etc/passwd')).toBeUndefined()
  })

  it.each([
    'a@x.test, eve@x.test',
    'a@x.test\nBcc: eve@x.test',
    'a@x.test\u2028',
    '"Eve" <eve@x.test>',
    'nobody',
  ])('refuses %j as an address', async (to) => {
    await expect(deps.transact((tx) => deps.mailer.send(tx, email(to)))).rejects.toThrow('one plain address')
  })

  it('reaches a mail server with one recipient and no header of its text', async () => {
    const got: { to: string[]; raw: string }[] = []
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, session, done) {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => void chunks.push(chunk))
        stream.on('end', () => {
          got.push({
            to: session.envelope.rcptTo.map(({ address }) => address),
            raw: Buffer.concat(chunks).toString(),
          })
          done()
        })
      },
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.server.address() as AddressInfo
    const delivery = smtpDelivery(`smtp://127.0.0.1:${port}`, 'no-reply@tessera.test', 'tessera.test')
    await work(delivery)
    await deps.transact((tx) =>
      deps.mailer.send(tx, email('bob@tessera.test', 'Hi\r\nBcc: eve@tessera.test\r\n\r\nforged')),
    )
    await vi.waitFor(() => expect(got).toHaveLength(1), 5_000)
    delivery.close()
    await new Promise<void>((resolve) => server.close(() => resolve()))
    expect(got[0]?.to).toEqual(['bob@tessera.test'])
    const headers = got[0]?.raw.split('\r\n\r\n')[0] ?? ''
    expect(headers).toMatch(/^From: Mosaics <no-reply@tessera.test>$/m)
    expect(headers).toMatch(/^Subject: Hi Bcc: eve@tessera.test forged$/m)
    expect(headers).not.toMatch(/^Bcc:/im)
    expect(headers).toMatch(/^Message-ID: <\d+@tessera.test>$/im)
  })
})
