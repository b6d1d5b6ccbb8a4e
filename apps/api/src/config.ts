import { readFileSync } from 'node:fs'
import type { z } from 'zod'
import { variables } from './config-variables.ts'
import { LAST_NODE } from './db/ids.ts'
import { isLoopbackHost } from './kernel/loopback.ts'

type Values = { [K in keyof typeof variables]: z.output<(typeof variables)[K]['schema']> }

export type Role = 'web' | 'api' | 'worker'

export interface Config extends Readonly<
  Omit<Values, 'PUBLIC_URL' | 'DATABASE_REPLICA_URLS' | 'TRUSTED_PROXIES' | 'ROLES' | 'DEMO' | 'DEV_TOOLS'>
> {
  readonly PUBLIC_URL: string
  /** Where every image address begins; null where that is the origin each caller used. */
  readonly IMAGE_BASE: string | null
  readonly DATABASE_REPLICA_URLS: readonly string[]
  readonly TRUSTED_PROXIES: readonly string[]
  readonly ROLES: readonly Role[]
  readonly DEMO: boolean
  readonly DEV_TOOLS: boolean
  /** Only this machine can be meant: a loopback HOST, no PUBLIC_URL elsewhere, no proxy. */
  readonly isLocal: boolean
}

export class ConfigError extends Error {
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(
      `The configuration has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n- ${faults.join('\n- ')}`,
    )
    this.name = 'ConfigError'
    this.faults = faults
  }
}

/**
 * Reads and checks the whole configuration.
 * @throws ConfigError naming every fault at once
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const faults: string[] = []
  const values: Record<string, unknown> = {}
  for (const [name, { schema, isSecret }] of Object.entries(variables)) {
    const result = schema.safeParse(rawValue(env, name, isSecret, faults))
    if (result.success) values[name] = result.data
    else faults.push(`${name}: ${result.error.issues.map((issue) => issue.message).join('; ')}`)
  }
  const roles = words(values.ROLES as string)
  for (const role of roles)
    if (!['web', 'api', 'worker'].includes(role)) faults.push(`ROLES: ${role} is not a role`)
  if (values.S3_ENDPOINT && !(values.S3_BUCKET && values.S3_ACCESS_KEY_ID && values.S3_SECRET_ACCESS_KEY)) {
    faults.push('S3_ENDPOINT: needs S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY')
  }
  if (
    values.CHALLENGE_PROVIDER === 'external' &&
    !['SCRIPT_URL', 'SITE_KEY', 'VERIFY_URL', 'SECRET'].every((part) => values[`CHALLENGE_${part}`])
  ) {
    faults.push(
      'CHALLENGE_PROVIDER: external needs CHALLENGE_SCRIPT_URL, CHALLENGE_SITE_KEY, CHALLENGE_VERIFY_URL and CHALLENGE_SECRET',
    )
  }
  const lastNode = Number(values.NODE_NUMBER) + Number(values.WEB_PROCESSES) - 1
  if (lastNode > LAST_NODE) faults.push(`NODE_NUMBER: that of the last of WEB_PROCESSES would be ${lastNode}`)
  if (values.DATABASE_URL && !values.SECRET_KEY) faults.push('SECRET_KEY: needed with DATABASE_URL')
  if (faults.length > 0) throw new ConfigError(faults)
  const config = withDefaults(values as Values, roles as Role[])
  const fault = paymentsFault(config)
  if (fault) throw new ConfigError([fault])
  if (config.DEV_TOOLS && !config.isLocal) {
    throw new ConfigError([
      'DEV_TOOLS: shows mail to every caller, so it needs a loopback HOST, no PUBLIC_URL of another host and no TRUSTED_PROXIES',
    ])
  }
  return Object.freeze(config)
}

/** A provider needs all of its settings, or none where the site can start one for trying out. */
function paymentsFault(config: Config): string | null {
  if (config.PAYMENTS === 'trial' || config.PAYMENTS === 'off') return null
  const keys = ['PAYMENTS_KEY', 'PAYMENTS_EVENT_SECRET'] as const
  const needed = config.PAYMENTS === 'hosted' ? (['PAYMENTS_URL', ...keys] as const) : keys
  const missing = needed.filter((name) => !config[name])
  const isOwn = config.PAYMENTS === 'hosted' && missing.length === needed.length && config.isLocal
  return missing.length === 0 || isOwn ? null : `PAYMENTS: ${config.PAYMENTS} needs ${missing.join(', ')}`
}

function withDefaults(values: Values, roles: Role[]): Config {
  const isEmbedded = !values.DATABASE_URL
  const PUBLIC_URL = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`
  const isLocal =
    isLoopbackHost(values.HOST) &&
    isLoopbackHost(new URL(PUBLIC_URL).hostname) &&
    words(values.TRUSTED_PROXIES).length === 0
  return {
    ...values,
    PUBLIC_URL,
    IMAGE_BASE: values.IMAGE_HOST ?? (values.PUBLIC_URL ? `${values.PUBLIC_URL}/images` : null),
    DATABASE_REPLICA_URLS: words(values.DATABASE_REPLICA_URLS),
    TRUSTED_PROXIES: words(values.TRUSTED_PROXIES),
    ROLES: roles,
    DEMO: values.DEMO ?? isEmbedded,
    DEV_TOOLS: values.DEV_TOOLS ?? (isEmbedded && isLocal),
    isLocal,
  }
}

function rawValue(
  env: Record<string, string | undefined>,
  name: string,
  isSecret: boolean,
  faults: string[],
) {
  const file = isSecret ? env[`${name}_FILE`] : undefined
  if (!file) return env[name] || undefined
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    faults.push(`${name}_FILE: cannot read ${file}`)
    return undefined
  }
}

const words = (value: string): string[] =>
  value
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
