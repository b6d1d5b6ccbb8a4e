import { SaxesParser } from 'saxes'

export interface Element {
  name: string
  /** Its namespace. */
  uri: string
  attributes: Record<string, string>
  text: string
  children: Element[]
}

/** The root of a document, by a parser that refuses whatever is not well-formed. */
export function parseXml(document: string): Element {
  const parser = new SaxesParser({ xmlns: true })
  const open: Element[] = [{ name: '', uri: '', attributes: {}, text: '', children: [] }]
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, uri, attributes }) => {
    const given = Object.entries(attributes).map(([key, { value }]) => [key, value] as const)
    const element = { name, uri, attributes: Object.fromEntries(given), text: '', children: [] }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('text', (text) => {
    const last = open.at(-1)
    if (last) last.text += text
  })
  parser.on('closetag', () => void open.pop())
  parser.write(document).close()
  return open[0]?.children[0] as Element
}

export const childrenNamed = (element: Element, name: string): Element[] =>
  element.children.filter((child) => child.name === name)

export const textOf = (element: Element, name: string): string => {
  const [child] = childrenNamed(element, name)
  if (!child) throw new Error(`no <${name}> in <${element.name}>`)
  return child.text
}
