import { stat } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

const CATALOGUE = /\/i18n\/messages\/[\w-]+\/[\w-]+\.ts$/

/** Turns ICU source texts into the form the runtime formats, so that no parser is shipped. */
export function compileCatalogue(source: Record<string, string>): Record<string, CompiledMessage> {
  const compiled = Object.entries(source).map(([key, text]) => [key, compileMessage(text)] as const)
  return Object.fromEntries(compiled)
}

async function readSource(file: string): Promise<Record<string, string>> {
  const { mtimeMs } = await stat(file)
  const module: { messages: Record<string, string> } = await import(
    `${pathToFileURL(file).href}?v=${mtimeMs}`
  )
  return module.messages
}

export function messageCatalogues(): Plugin {
  return {
    name: 'message-catalogues',
    enforce: 'pre',
    async load(id) {
      const [file = id] = id.split('?')
      if (!CATALOGUE.test(file)) return null
      const compiled = compileCatalogue(await readSource(file))
      return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(compiled))})`
    },
  }
}
