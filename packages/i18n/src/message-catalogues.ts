import { stat } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { compileCatalogue } from './compile-catalogue.ts'

const CATALOGUE = /\/i18n\/messages\/[\w-]+\/[\w-]+\.ts$/

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
