import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const LINK = /\[[^\]]*\]\(\s*<?([^)\s>]+)>?[^)]*\)/g
const HEADING = /^#{1,6}\s+(.+)$/gm
const FENCED = /^(```|~~~)[\s\S]*?^\1/gm

const readProse = (path: string) => readFileSync(path, 'utf8').replace(FENCED, '')

/** The name a heading can be linked by, as code hosts make it. */
const anchorOf = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-')

const anchorsOf = (path: string) =>
  [...readProse(path).matchAll(HEADING)].map((match) => anchorOf(match[1] ?? ''))

function faultOf(document: string, link: string): string | undefined {
  const [path = '', anchor] = link.split('#')
  const target = path === '' ? document : resolve(dirname(document), decodeURIComponent(path))
  if (!existsSync(target)) return `${link} leads nowhere`
  if (anchor === undefined || statSync(target).isDirectory() || !target.endsWith('.md')) return undefined
  return anchorsOf(target).includes(decodeURIComponent(anchor)) ? undefined : `${link} names no heading`
}

function faultsIn(document: string): string[] {
  const links = [...readProse(document).matchAll(LINK)].map((match) => match[1] ?? '')
  const local = links.filter((link) => !/^[a-z]+:/.test(link) && !link.startsWith('/'))
  return local.flatMap((link) => {
    const fault = faultOf(document, link)
    return fault === undefined ? [] : [`${document.slice(ROOT.length)}: ${fault}`]
  })
}

it('links of the documents lead somewhere', () => {
  const documents = globSync('**/*.md', {
    cwd: ROOT,
    exclude: (path) => /(^|\/)(node_modules|dist|\.[^/]+)$/.test(path),
  })
  expect(documents.flatMap((path) => faultsIn(join(ROOT, path)))).toEqual([])
})
