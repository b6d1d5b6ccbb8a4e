import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { isPageAddress } from '../page/page-paths.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The methods that an address takes; empty where there is no such address. */
    methodsOf(url: string): string[]
  }
  interface FastifyContextConfig {
    /** Stands at its address only to refuse. */
    refusesMethod?: boolean
  }
}

interface Pattern {
  expression: RegExp
  methods: Set<string>
}

const PAGE_METHODS = ['GET', 'HEAD']

/** Knows every address registered after it, so that a method it does not take differs from an address there is not. */
export const otherMethods = fastifyPlugin(async (app: FastifyInstance) => {
  const fixed = new Map<string, Set<string>>()
  const patterns = new Map<string, Pattern>()
  let servesPages = false
  app.addHook('onRoute', ({ url, method, config }) => {
    if (config?.servesPages) servesPages = true
    if (config?.servesPages || config?.refusesMethod) return
    const path = pathOf(url)
    const methods = fixed.get(path) ?? patterns.get(path)?.methods ?? new Set()
    for (const each of [method].flat()) methods.add(each)
    if (/[:*]/.test(path)) patterns.set(path, { expression: expressionOf(path), methods })
    else fixed.set(path, methods)
  })
  app.decorate('methodsOf', (url) => {
    const path = pathOf(url)
    const matching = [...patterns.values()].filter(({ expression }) => expression.test(path))
    const methods = new Set([
      ...(fixed.get(path) ?? []),
      ...matching.flatMap((pattern) => [...pattern.methods]),
    ])
    if (methods.size === 0 && servesPages && isPageAddress(url)) return PAGE_METHODS
    return [...methods].toSorted()
  })
})

const pathOf = (url: string): string => url.replace(/[?#].*$/s, '').replace(/\/+$/, '')

const expressionOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
      .replaceAll('*', '.*')
      .replaceAll(/:\w+/g, '[^/]+')}$`,
  )
