import { createElement, type ReactNode } from 'react'

interface Open {
  tag: string
  properties: Record<string, unknown>
  children: ReactNode[]
}

const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'wbr',
])
const TOKEN =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<(\/?)([a-z][\w-]*)((?:\s+[\w:@.-]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/gi
const ATTRIBUTE = /([\w:@.-]+)(?:="([^"]*)")?/g
const RAW = /(<(script|style)\b[^>]*>)([\s\S]*?)<\/\2>/gi

const REACT_NAME: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  srcset: 'srcSet',
  autocomplete: 'autoComplete',
  readonly: 'readOnly',
  maxlength: 'maxLength',
  enterkeyhint: 'enterKeyHint',
  fetchpriority: 'fetchPriority',
  crossorigin: 'crossOrigin',
  charset: 'charSet',
  viewbox: 'viewBox',
}

const ENTITY: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }
const plain = (text: string): string =>
  text.replaceAll(/&([\w#]+);/g, (all, name: string) => ENTITY[name] ?? all)

function styleOf(text: string): Record<string, string> {
  const declarations = plain(text).split(';').filter(Boolean)
  return Object.fromEntries(
    declarations.map((declaration) => {
      const [name = '', ...value] = declaration.split(':')
      const key = name.startsWith('--')
        ? name
        : name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
      return [key.trim(), value.join(':').trim()]
    }),
  )
}

function propertiesOf(text: string): Record<string, unknown> {
  const properties: Record<string, unknown> = {}
  for (const [, name = '', value] of text.matchAll(ATTRIBUTE)) {
    const key = REACT_NAME[name.toLowerCase()] ?? name
    if (name === 'style') properties['style'] = styleOf(value ?? '')
    else if (name === 'value') properties['defaultValue'] = plain(value ?? '')
    else properties[key] = value === undefined || value === '' ? '' : plain(value)
  }
  return properties
}

/** The elements of a served page as one React tree of plain elements; script and style texts are left out. */
export function plainTree(html: string): ReactNode {
  const root: Open = { tag: 'html', properties: {}, children: [] }
  const open: Open[] = [root]
  const inside = (child: ReactNode) => open.at(-1)?.children.push(child)
  const close = () => {
    const done = open.pop()
    if (done) inside(createElement(done.tag, done.properties, ...done.children))
  }
  for (const [, slash, name = '', attributes = '', text] of html.replaceAll(RAW, '$1</$2>').matchAll(TOKEN)) {
    const tag = name.toLowerCase()
    if (text !== undefined) inside(plain(text))
    else if (tag === '' || tag === 'html') continue
    else if (slash) close()
    else if (VOID.has(tag)) inside(createElement(tag, propertiesOf(attributes)))
    else open.push({ tag, properties: propertiesOf(attributes), children: [] })
  }
  return createElement(root.tag, root.properties, ...root.children)
}
