import { Client, DatabaseError } from 'pg'

const DUPLICATE_DATABASE = '42P04'
const STARTING_UP = '57P03'

export function socketUrl(sockets: string, user: string, database: string): string {
  return `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(sockets)}`
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  // A broken connection fails the statement it breaks.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** False while the server is starting or recovering; throws when it responds with an error. */
export async function isAnswering(url: string): Promise<boolean> {
  try {
    await withClient(url, (client) => client.query('select 1'))
    return true
  } catch (error) {
    if (error instanceof DatabaseError && error.code !== STARTING_UP) throw error
    return false
  }
}

/** Makes a database unless it exists, as a copy of `template` when one is named. */
export async function createDatabase(adminUrl: string, name: string, template?: string): Promise<void> {
  const copy = template === undefined ? '' : ` TEMPLATE "${template}"`
  try {
    await withClient(adminUrl, (client) => client.query(`CREATE DATABASE "${name}"${copy}`))
  } catch (error) {
    if (!(error instanceof DatabaseError && error.code === DUPLICATE_DATABASE)) throw error
  }
}

/** Writes down all that was changed: what comes after a crash goes over no more than what follows. */
export async function checkpoint(url: string): Promise<void> {
  await withClient(url, (client) => client.query('CHECKPOINT'))
}

/** Removes a database and ends the sessions in it. */
export async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  await withClient(adminUrl, (client) => client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`))
}
