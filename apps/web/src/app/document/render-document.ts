import { isEnabledGroup } from '@tessera/api-types/experiments/experiment-flags'
import { EXPERIMENTS } from '@tessera/api-types/experiments/experiment-names'
import { directionOf, languageTag, type Locale } from '@tessera/api-types/locales'
import { GROUNDS } from '@tessera/api-types/site-brand/accent'
import type { PageParts, RenderRequest, Theme } from '@tessera/api-types/page/page-renderer'
import { HEAD_MARK } from '../../shared/browser/document-head.ts'
import { documentTitle } from '../../shared/browser/document-title.ts'
import { ELEMENT } from '../boot/page-elements.ts'
import { dataText, headTags, type HeadTag } from '../routing/head-tags.ts'
import type { PageHead } from '../routing/page-module.ts'
import { attribute, element } from './markup.ts'
import type { PageAssets } from './page-assets.ts'

export type DocumentParts = {
  request: RenderRequest
  locale: Locale
  /** Null while developing: the page then points at the sources. */
  assets: PageAssets | null
  head: PageHead | undefined
  /** What {@link documentBody} makes. */
  shared: { text: string }
  failure?: { cause: unknown }
}

const data = (id: string, text: string) => `<script type="application/json" id="${id}">${text}</script>`

function assetTags({ assets, request: { assetsBase, nonce } }: DocumentParts): string {
  if (!assets) {
    const scripts = ['/@vite/client', '/src/entry-client.tsx']
    return scripts.map((src) => element('script', { type: 'module', src, nonce }, '')).join('')
  }
  const at = (file: string) => assetsBase + file
  const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '' }
  return [
    ...assets.styles.map((file) => element('link', { rel: 'stylesheet', href: at(file), nonce })),
    ...assets.fonts.map((file) => element('link', { ...font, href: at(file) })),
    ...assets.modules.map((file) => element('link', { rel: 'modulepreload', href: at(file), nonce })),
    element('script', { type: 'module', src: at(assets.script), nonce }, ''),
  ].join('')
}

/** The colour of the browser's own bars. */
const THEME_COLORS: Record<Theme, string> = GROUNDS

function themeTags({ theme }: RenderRequest): string {
  const color = (content: string, media?: string) =>
    element('meta', { name: 'theme-color', content, ...(media && { media }) })
  if (theme) return color(THEME_COLORS[theme])
  return (
    color(THEME_COLORS.light, '(prefers-color-scheme: light)') +
    color(THEME_COLORS.dark, '(prefers-color-scheme: dark)')
  )
}

function iconTags({ siteIcon }: RenderRequest): string {
  const touched = (href: string) => element('link', { rel: 'apple-touch-icon', href })
  if (siteIcon) return element('link', { rel: 'icon', href: siteIcon }) + touched(siteIcon)
  return (
    element('link', { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' }) +
    touched('/icon-maskable-192.png')
  )
}

/** The logo and colors of the site, over its style sheets. */
const styleTag = ({ siteStyle, nonce }: RenderRequest): string =>
  siteStyle && element('style', { nonce }, siteStyle)

const pageTag = ({ name, attributes, text }: HeadTag) =>
  element(name, { ...attributes, [HEAD_MARK]: '' }, name === 'script' ? (text ?? '') : undefined)

function errorOf(cause: unknown, stage: string) {
  const error = cause instanceof Error ? cause : new Error(String(cause))
  if (stage === 'production') return { message: 'The page could not be rendered.', stack: '' }
  return { message: error.message, stack: error.stack ?? '' }
}

type Body = {
  app: string
  /** The store's state as it stands in the page. */
  state: string
  handlers: readonly string[]
  assets: PageAssets | null
  assetsBase: string
}

/** What several pages may share: the app, its state and the list of pages. */
export function documentBody({ app, state, handlers, assets, assetsBase }: Body): { text: string } {
  const code = assets?.page && assetsBase + assets.page
  const manifest = data(ELEMENT.routeManifest, dataText({ handlers, code }))
  return { text: `<div id="${ELEMENT.root}">${app}</div>${data(ELEMENT.state, state)}${manifest}` }
}

/** What is about the request. */
function requestTags({ request, failure }: DocumentParts): string {
  const { requestContext, pageData, siteName } = request
  return [
    data(ELEMENT.pageData, dataText({ requestContext, pageData, siteName })),
    ...(failure ? [data(ELEMENT.serverError, dataText(errorOf(failure.cause, requestContext.stage)))] : []),
  ].join('')
}

/** Chooses the shell: style sheets know it before any script does. */
const deviceOf = ({ isMobile, isTablet }: RenderRequest['requestContext']['userAgent']) =>
  isTablet ? 'tablet' : isMobile ? 'mobile' : 'desktop'

const isModernized = ({ pageData: { experiments } }: RenderRequest): boolean =>
  isEnabledGroup(experiments.active[EXPERIMENTS.navigation] ?? null)

/** The HTML document around the rendered app. */
export function renderDocument(parts: DocumentParts): PageParts {
  const { request, locale, head, shared } = parts
  const html = {
    lang: languageTag(locale),
    dir: directionOf(locale),
    'data-device': deviceOf(request.requestContext.userAgent),
    ...(isModernized(request) && { 'data-navigation': 'modern' }),
    ...(request.theme && { 'data-theme': request.theme }),
  }
  const tags = headTags(head, { name: request.siteName, origin: request.requestContext.origin })
  const before =
    `<!doctype html><html${attribute(html)}><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">' +
    element('title', {}, undefined, documentTitle(head?.title, request.siteName)) +
    iconTags(request) +
    element('link', { rel: 'manifest', href: '/manifest.webmanifest' }) +
    assetTags(parts) +
    themeTags(request) +
    styleTag(request) +
    tags.map(pageTag).join('') +
    '</head><body>'
  return { before, shared, after: `${requestTags(parts)}</body></html>` }
}
