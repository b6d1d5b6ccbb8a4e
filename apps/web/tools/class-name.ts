import { basename } from 'node:path'

/**
 * `Menu_trigger` for `.trigger` of `Menu.module.css`: short, readable, and the same in both bundles.
 * Throws where two style files have one name.
 */
export function classNaming() {
  const files = new Map<string, string>()
  return (name: string, path: string): string => {
    const file = path.split('?')[0] ?? path
    const part = basename(file, '.module.css')
    const known = files.get(part)
    if (known && known !== file) throw new Error(`Two style files are named ${part}: ${known} and ${file}`)
    files.set(part, file)
    return `${part}_${name}`
  }
}
