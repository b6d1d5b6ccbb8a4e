import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { chromium } from '@playwright/test'
import { say } from './progress.ts'
import { capture } from './run-command.ts'

/** Names the browser that the tests drive; first of all places looked at. */
export const BROWSER_VARIABLE = 'CHROMIUM_PATH'

/** Chromium without its windows: pages take half the time in it. */
const HEADLESS_SHELL = 'chromium-headless-shell'
const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const DOWNLOAD_WITHIN = '180'

const runs = async (path: string) => (await capture([path, '--version'])).code === 0

async function onPath(name: string): Promise<string[]> {
  const { code, output } = await capture(['sh', '-c', 'command -v "$1"', 'sh', name])
  return code === 0 ? [output.trim()] : []
}

async function installed(): Promise<string | undefined> {
  const own = chromium.executablePath()
  const [shell = [], ...whole] = await Promise.all([HEADLESS_SHELL, ...SYSTEM_NAMES].map(onPath))
  for (const path of [...shell, own, ...whole.flat()]) if (existsSync(path) && (await runs(path))) return path
  return undefined
}

const INSTALLERS = [
  { isPossible: () => true, command: ['timeout', DOWNLOAD_WITHIN, 'playwright', 'install', 'chromium'] },
  {
    isPossible: () => userInfo().uid === 0,
    command: [
      'sh',
      '-c',
      `export DEBIAN_FRONTEND=noninteractive; apt-get update
       apt-get install -y --no-install-recommends ${HEADLESS_SHELL} ||
       apt-get install -y --no-install-recommends chromium`,
    ],
  },
]

/** A Chromium that starts: the one named, else one that is there, else one installed now. */
export async function ensureBrowser(): Promise<string> {
  const named = process.env[BROWSER_VARIABLE]
  if (named !== undefined) return named
  const present = await installed()
  if (present !== undefined) return present
  for (const { isPossible, command } of INSTALLERS) {
    if (!isPossible()) continue
    say(`No browser found. Trying: ${command.join(' ')}`)
    await capture(command)
    const found = await installed()
    if (found !== undefined) return found
  }
  throw new Error(`No Chromium could be found or installed. Install one, or name it in ${BROWSER_VARIABLE}.`)
}
