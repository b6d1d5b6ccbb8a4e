import { setImmediate as nextTurn } from 'node:timers/promises'
import { Parser } from 'htmlparser2'
import { LibraryError } from './library-source.ts'

export interface HtmlEvents {
  open?: (tag: string, attributes: Readonly<Record<string, string>>) => void
  text?: (text: string) => void
  /** Of the paired tags alone. */
  close?: (tag: string) => void
}

const CHUNK_LENGTH = 64 * 1024
/** Deeper than anybody's folders. */
const MAX_DEPTH = 200

/** Keeps those tags alone on its stack whose ends are asked for: what never closes would let it grow. */
class PairedParser extends Parser {
  readonly #paired: ReadonlySet<string>

  constructor(events: HtmlEvents, paired: ReadonlySet<string>) {
    let depth = 0
    super({
      onopentag: (tag, attributes) => {
        if (paired.has(tag) && (depth += 1) > MAX_DEPTH) throw new LibraryError('unreadable')
        events.open?.(tag, attributes)
      },
      ontext: (text) => events.text?.(text),
      onclosetag: (tag) => {
        if (!paired.has(tag)) return
        depth -= 1
        events.close?.(tag)
      },
    })
    this.#paired = paired
  }

  override isVoidElement(name: string): boolean {
    return !this.#paired.has(name)
  }
}

/** Reads a page without a tree of it, and lets other work run between its parts; yields after each of them. */
export async function* readHtml(
  bytes: Buffer,
  events: HtmlEvents,
  paired: ReadonlySet<string>,
): AsyncGenerator<void> {
  const parser = new PairedParser(events, paired)
  const decoder = new TextDecoder()
  for (let at = 0; at < bytes.length; at += CHUNK_LENGTH) {
    if (at > 0) await nextTurn()
    parser.write(decoder.decode(bytes.subarray(at, at + CHUNK_LENGTH), { stream: true }))
    yield
  }
  parser.end()
  yield
}

const NONE: ReadonlySet<string> = new Set()
const SPACED = new Set(['p', 'br', 'div', 'li', 'h1', 'h2', 'h3', 'h4', 'tr'])
const MAX_FRAGMENT_LENGTH = 200_000

/** The words of a piece of HTML, and the address of its first image as it stands there. */
export function htmlText(html: string): { text: string; image: string | null } {
  let text = ''
  let image: string | null = null
  const parser = new PairedParser(
    {
      open: (tag, { src }) => {
        if (SPACED.has(tag)) text += '\n'
        if (tag === 'img' && src !== undefined) image ??= src
      },
      text: (more) => {
        text += more
      },
    },
    NONE,
  )
  parser.end(html.slice(0, MAX_FRAGMENT_LENGTH))
  return { text: text.trim(), image }
}
