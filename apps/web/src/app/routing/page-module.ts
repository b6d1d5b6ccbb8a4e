import type { ComponentType } from 'react'
import type { Translate } from '../../shared/i18n/translator.ts'
import type { LatePart } from '../../shared/i18n/late-part.tsx'
import type { MessageArea } from '../../shared/i18n/messages.ts'
import type { AppStore } from '../../shared/store/make-store.ts'
import type { RootState } from '../../shared/store/root-reducer.ts'

export type PageLocation = { params: Readonly<Record<string, string | undefined>>; url: URL }

/** The document head of a page. Addresses are absolute or start with a slash. */
export type PageHead = {
  title: string
  description?: string
  canonical?: string
  /** Said by pages that are for everybody; search engines are asked to leave out all others. */
  isListed?: boolean
  /** Open Graph properties without their prefix: `{title, type, image}`. */
  og?: Record<string, string>
  links?: readonly { rel: string; href: string; type?: string; title?: string }[]
  jsonLd?: readonly object[]
}

/** How a preload ended, when it is not simply "here is the page". */
export type PageOutcome = { status?: number; redirect?: string; headers?: Record<string, string> }

export type PreloadInput = PageLocation & { store: AppStore }

/** What a file below `pages/` exports. */
export type PageModule = {
  Page: ComponentType
  /** Fetches what the first paint needs: awaited on the server, started on the client. */
  preload?: (input: PreloadInput) => Promise<PageOutcome | void>
  head?: (input: PageLocation & { state: RootState; t: Translate<MessageArea> }) => PageHead
  /** `bare` pages have no header and no bottom bar. */
  layout?: 'shell' | 'bare'
  /** Message areas the page needs besides `core`. */
  messageAreas?: readonly MessageArea[]
  /** What the served page shows before its code is here. */
  lateParts?: readonly Pick<LatePart<object>, 'bring'>[]
}

/** Brings the code of a handler. */
export type LoadPage = (handler: string) => Promise<PageModule>

/** The page a path leads to, its code included. */
export type PageMatch = { handler: string; params: PageLocation['params']; module: PageModule }
