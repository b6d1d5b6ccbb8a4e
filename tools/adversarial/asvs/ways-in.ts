import { queryOnce } from '../../bench/world/members.ts'
import { askForReset, callFrom, logInIn, newBrowser } from '../sign-in-calls.ts'
import { type Check, found, type Site } from './check.ts'

const fresh = async (site: Site, name: string) => {
  const browser = newBrowser(site.base, '203.0.113.42', `browser-of-${name}`)
  await callFrom(browser, 'GET', '/v3/feeds/home/')
  return browser
}

const PASSWORDS: [password: string, isTaken: boolean][] = [
  ['seven77', false],
  ['password', false],
  ['password1', false],
  ['12345678', false],
  ['qwertyuiop', false],
  ['iloveyou', false],
  ['tessera', false],
  ['kelp orb 9 fjord', true],
  ['k'.repeat(2) + 'elp orb fjord '.repeat(5).slice(0, 62), true],
  ['elm quartz fjord 81 '.repeat(7).slice(0, 128).trim().padEnd(128, '7'), true],
  ['🦊🌲 kelp 🪐 quartz', false], // decided: I-5.13 takes plain signs alone
  ['  spaces round a kelp orb  ', true],
]

const passwords: Check = {
  row: 42,
  title: 'passwords are judged whole: length, common ones, any sign, no truncation',
  async look(site) {
    const wrong: (string | false)[] = []
    for (const [index, [password, isTaken]] of PASSWORDS.entries()) {
      const browser = await fresh(site, `password${index}`)
      const email = `password${index}@tessera.test`
      const fields = { email, password, birthday: '1990-05-05', first_name: 'Try' }
      const { status } = await callFrom(browser, 'POST', '/v3/register/email/handshake/', fields)
      wrong.push((status === 200) !== isTaken && `${JSON.stringify(password)} answered ${status}`)
      if (status !== 200) continue
      const guess = { username_or_email: email, password: `${password.slice(0, -1)}#` }
      const other = await callFrom(browser, 'POST', '/v3/login/handshake/', guess)
      wrong.push(other.status === 200 && `${JSON.stringify(guess.password)} logs in as well`)
    }
    return found(PASSWORDS.length * 2, wrong)
  },
}

const USUAL = [
  'admin',
  'root',
  'test',
  'demo',
  'guest',
  'user',
  'tessera',
  'administrator',
  'support',
  'postgres',
]
const WORDS = ['admin', 'password', '123456', 'mosaic of ideas', 'tessera']

const defaults: Check = {
  row: 44,
  title: 'a fresh site knows no usual name with a usual password',
  async look(site) {
    const browser = await fresh(site, 'guesser')
    const tries = USUAL.flatMap((name) => WORDS.map((word) => ({ username_or_email: name, password: word })))
    const wrong: (string | false)[] = []
    for (const fields of tries) {
      const { status } = await callFrom(browser, 'POST', '/v3/login/handshake/', fields)
      wrong.push(status === 200 && `${fields.username_or_email}:${fields.password}`)
    }
    return found(tries.length, wrong)
  },
}

const enumeration: Check = {
  row: 47,
  title: 'login and reset tell no account from none',
  async look(site) {
    const browser = await fresh(site, 'asker')
    const answers = async (username_or_email: string) => {
      const login = await callFrom(browser, 'POST', '/v3/login/handshake/', {
        username_or_email,
        password: 'not the password',
      })
      const reset = await askForReset(browser, username_or_email)
      if (login.status !== 401 || reset.status !== 200) throw new Error(`${login.status} and ${reset.status}`)
      return JSON.stringify([login, reset])
    }
    const wrong: (string | false)[] = []
    for (let round = 0; round < 5; round += 1) {
      const [real, none] = [await answers(site.account.email), await answers(`none${round}@tessera.test`)]
      wrong.push(real !== none && `${real} is not ${none}`)
    }
    return found(20, wrong)
  },
}

const LOGINS = 30

const tokens: Check = {
  row: 52,
  title: 'each login gives a new token of at least 128 bits, and a planted one is not taken over',
  async look(site) {
    const seen: string[] = []
    for (let login = 0; login < LOGINS; login += 1) {
      const browser = newBrowser(site.base, '203.0.113.52', `login-${login}`)
      const planted = 'A'.repeat(43)
      await callFrom(browser, 'GET', '/v3/feeds/home/')
      browser.cookies.set('__Host-session', planted)
      await logInIn(browser, site.account)
      seen.push(browser.cookies.get('__Host-session') ?? planted)
    }
    return found(LOGINS, [
      new Set(seen).size !== LOGINS && 'a token came twice, or a planted one stayed',
      ...seen.map((token) => Buffer.from(token, 'base64url').length < 16 && `${token} is short`),
      seen.includes('A'.repeat(43)) && 'a planted token stayed',
    ])
  },
}

const stored: Check = {
  row: 60,
  title: 'passwords are kept by argon2id and secrets as hashes',
  async look({ databaseUrl, member, account }) {
    const rows = await queryOnce<{ hash: string }>(
      databaseUrl,
      'SELECT password_hash AS hash FROM users WHERE password_hash IS NOT NULL',
    )
    const isStrong = (hash: string) => {
      const [, m, t, p] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(hash) ?? []
      return Number(m) >= 19_456 && Number(t) >= 2 && Number(p) >= 1
    }
    const token = member.cookies.get('__Host-session') ?? 'none'
    const hex = Buffer.from(token).toString('hex')
    const plain = await queryOnce(
      databaseUrl,
      `SELECT id FROM sessions s WHERE s::text LIKE '%' || $1 || '%' OR s::text LIKE '%' || $2 || '%'`,
      [token, hex],
    )
    const owner = await queryOnce(databaseUrl, 'SELECT id FROM users u WHERE u::text LIKE $1', [
      `%${account.password}%`,
    ])
    return found(rows.length + 2, [
      ...rows.map(({ hash }) => !isStrong(hash) && hash.slice(0, 40)),
      rows.length === 0 && 'no hash was there to look at',
      plain.length > 0 && 'a session token is kept as it is',
      owner.length > 0 && 'a password is kept as it is',
    ])
  },
}

export const wayInChecks: Check[] = [passwords, defaults, enumeration, tokens, stored]
