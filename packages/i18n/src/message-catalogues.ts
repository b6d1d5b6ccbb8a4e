import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { SOURCE_LOCALE } from '@tessera/api-types/locales'
import { compileCatalogue } from './texts-by-locale.ts'

const CATALOGUE = /\/i18n\/messages\/[\w-]+\/[\w-]+\.ts$/

async function readSource(file: string): Promise<Record<string, string>> {
  const { mtimeMs } = await stat(file)
  const module: { messages: Record<string, string> } = await import(
    `${pathToFileURL(file).href}?v=${mtimeMs}`
  )
  return module.messages
}

const inSourceLocale = (file: string): string => file.replace(/[\w-]+(?=\/[\w-]+\.ts$)/, SOURCE_LOCALE)

/** The texts of a catalogue, with the English one for each that a translation lacks, so that a page loads one file. */
export async function completeCatalogue(file: string): Promise<Record<string, string>> {
  const source = inSourceLocale(file)
  const own = await readSource(file)
  return source === file || !existsSync(source) ? own : { ...(await readSource(source)), ...own }
}

/** Compiles the catalogues that an app imports. */
export function messageCatalogues(): Plugin {
  return {
    name: 'message-catalogues',
    enforce: 'pre',
    async load(id) {
      const [file = id] = id.split('?')
      if (!CATALOGUE.test(file)) return null
      this.addWatchFile(inSourceLocale(file))
      const compiled = compileCatalogue(await completeCatalogue(file))
      return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(compiled))})`
    },
  }
}
