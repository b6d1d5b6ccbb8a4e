import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockFolder } from './folder-lock.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('locking a folder', () => {
  it('is refused while a live process has it and possible again after', () => {
    const lock = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid}`)
    lock.release()
    lock.release()
    lockFolder(folder).release()
    expect(readdirSync(folder)).toEqual(['owner-2.lock'])
  })

  it.each([
    ['a dead process', { pid: 2 ** 22 + 1, identity: 'gone' }],
    ['a process whose number was reused', { pid: process.pid, identity: 'another run' }],
  ])('passes over %s', (_, owner) => {
    writeFileSync(join(folder, 'owner-7.lock'), JSON.stringify(owner))
    lockFolder(folder)
    expect(readdirSync(folder)).toEqual(['owner-8.lock'])
  })

  it('leaves a later owner its turn when an old release comes late', () => {
    const late = lockFolder(folder)
    writeFileSync(join(folder, 'owner-2.lock'), JSON.stringify({ pid: 2 ** 22 + 1, identity: 'gone' }))
    lockFolder(folder)
    late.release()
    expect(() => lockFolder(folder)).toThrow('in use')
  })
})
