import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

describe('configuration', () => {
  it('runs on nothing at all', () => {
    const config = readConfig({})
    expect(config).toMatchObject({
      PORT: 3000,
      PUBLIC_URL: 'http://localhost:3000',
      DEMO: true,
      ROLES: ['web', 'api', 'worker'],
    })
  })

  it('names every fault at once', () => {
    const attempt = () =>
      readConfig({
        PORT: 'x',
        S3_ENDPOINT: 'https://s3.test',
        DATABASE_URL: 'postgres://db/x',
        ROLES: 'web,cook',
      })
    expect(attempt).toThrow(ConfigError)
    try {
      attempt()
    } catch (error) {
      const { faults } = error as ConfigError
      expect(faults.map((fault) => fault.split(':')[0])).toEqual([
        'PORT',
        'ROLES',
        'S3_ENDPOINT',
        'SECRET_KEY',
      ])
    }
  })

  it('has a node number for each process, apart from that of the demo world', () => {
    expect(readConfig({ NODE_NUMBER: '1022' })).toMatchObject({ NODE_NUMBER: 1022 })
    expect(() => readConfig({ NODE_NUMBER: '1023' })).toThrow('NODE_NUMBER')
    expect(readConfig({ NODE_NUMBER: '1020', WEB_PROCESSES: '3' })).toMatchObject({ WEB_PROCESSES: 3 })
    expect(() => readConfig({ NODE_NUMBER: '1020', WEB_PROCESSES: '4' })).toThrow('NODE_NUMBER')
  })

  it.each([
    ['a public address', { PUBLIC_URL: 'https://tessera.example' }],
    ['a proxy', { TRUSTED_PROXIES: '127.0.0.1' }],
    ['an open port', { HOST: '0.0.0.0' }],
    ['an open IPv6 port', { HOST: '::' }],
  ])('a server with %s is not one of this machine alone and shows no mail', (_with, env) => {
    expect(readConfig(env)).toMatchObject({ isLocal: false, DEV_TOOLS: false })
    expect(() => readConfig({ ...env, DEV_TOOLS: 'true' })).toThrow('DEV_TOOLS')
  })

  it.each(['127.0.0.1', '127.8.8.8', '::1', 'localhost'])('%s is this machine', (HOST) => {
    const env = { HOST, PUBLIC_URL: 'http://mosaic.localhost:4000' }
    expect(readConfig(env)).toMatchObject({ isLocal: true, DEV_TOOLS: true })
  })

  it('reads a secret from the file that its _FILE variable names', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'secret-')), 'key')
    writeFileSync(file, 'a key of more than thirty-two characters\n')
    expect(readConfig({ SECRET_KEY_FILE: file }).SECRET_KEY).toBe('a key of more than thirty-two characters')
  })

  it('says which secret file cannot be read', () => {
    expect(() => readConfig({ SECRET_KEY_FILE: '/nowhere' })).toThrow('SECRET_KEY_FILE: cannot read /nowhere')
  })

  it.each([
    ['new one', false],
    ['whsec_0123456789abcdef', true],
    ['whsec_0123456789abcdef, whsec_fedcba9876543210', true],
    ['whsec_0123456789abcdef,', false],
    ['whsec_0123456789abcdef,,whsec_fedcba9876543210', false],
    ['whsec_0123456789abcdef, short', false],
  ])('B-4.68 events are signed by no secret that is empty or short: %s', (secrets, isTaken) => {
    const reading = () =>
      readConfig({ PAYMENTS: 'stripe', PAYMENTS_KEY: 'sk_test_0123456789', PAYMENTS_EVENT_SECRET: secrets })
    if (isTaken) expect(reading().PAYMENTS_EVENT_SECRET).toBe(secrets)
    else expect(reading).toThrow('PAYMENTS_EVENT_SECRET: each secret needs at least 16 characters')
  })
})
