import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MailDelivery, QueuedMail } from './mailer.ts'

const NAME = /^(\d{1,19})\.json$/

export interface MailFolder extends MailDelivery {
  /** Newest first. */
  list(limit: number): Promise<QueuedMail[]>
  find(id: string): Promise<QueuedMail | undefined>
}

/** Keeps mail as files instead of sending it: one JSON document each, whole or absent. */
export function mailFolder(folder: string): MailFolder {
  const fileOf = (id: string) => join(folder, `${id}.json`)
  const read = async (id: string) => JSON.parse(await readFile(fileOf(id), 'utf8')) as QueuedMail
  return {
    async deliver(mail) {
      await mkdir(folder, { recursive: true })
      const unfinished = `${fileOf(mail.id)}.part`
      await writeFile(unfinished, JSON.stringify(mail, null, 2), { mode: 0o600 })
      await rename(unfinished, fileOf(mail.id))
    },
    close() {},
    async list(limit) {
      const names = await readdir(folder).catch(() => [])
      const ids = names.flatMap((name) => NAME.exec(name)?.[1] ?? [])
      const newestFirst = ids.toSorted((a, b) => b.length - a.length || b.localeCompare(a))
      return Promise.all(newestFirst.slice(0, limit).map(read))
    },
    find: (id) => (NAME.test(`${id}.json`) ? read(id).catch(() => undefined) : Promise.resolve(undefined)),
  }
}
