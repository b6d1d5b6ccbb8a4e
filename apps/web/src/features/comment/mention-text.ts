import type { CommentTag, CommentView } from '@tessera/api-types/comments/views'

/** People named in a text: their ids by username. */
export type Named = ReadonlyMap<string, string>

/** What is typed after an @ before the caret: where it begins, and the letters so far. */
export type Mention = { start: number; term: string }

const NAME = String.raw`[\p{L}\p{N}_.-]`
const AT_CARET = new RegExp(String.raw`(?:^|[^\p{L}\p{N}_@])@(${NAME}{1,40})$`, 'u')
const MAX_TAGS = 20 // what one comment takes

export function mentionAt(text: string, caret: number): Mention | null {
  const term = AT_CARET.exec(text.slice(0, caret))?.[1]
  return term === undefined ? null : { start: caret - term.length - 1, term }
}

/** The text with the mention completed, and where the caret then stands. */
export function withMention(text: string, { start, term }: Mention, username: string) {
  const name = `@${username} `
  const rest = text.slice(start + 1 + term.length).replace(/^ /, '')
  return { text: text.slice(0, start) + name + rest, caret: start + name.length }
}

/** Where the named people stand in the text. */
export function tagsOf(text: string, named: Named): CommentTag[] {
  const found = text.matchAll(new RegExp(`@(${NAME}+)`, 'gu'))
  return [...found]
    .flatMap(({ 0: whole, 1: name = '', index: offset }): CommentTag[] => {
      const written = [name, name.replace(/[.-]+$/, '')].find((one) => named.has(one))
      const user_id = written && named.get(written)
      const length = whole.length - name.length + (written?.length ?? 0)
      return user_id ? [{ user_id, offset, length }] : []
    })
    .slice(0, MAX_TAGS)
}

type Part = { text: string; username?: string }

/** A comment's text in pieces; a piece that names somebody leads to them. */
export function partsOf({ text, tags, tagged_users }: Pick<CommentView, 'text' | 'tags' | 'tagged_users'>) {
  const parts: Part[] = []
  let end = 0
  for (const { user_id, offset, length } of tags.toSorted((one, other) => one.offset - other.offset)) {
    const username = tagged_users.find(({ id }) => id === user_id)?.username
    if (username === undefined || offset < end || offset + length > text.length) continue
    if (offset > end) parts.push({ text: text.slice(end, offset) })
    end = offset + length
    parts.push({ text: text.slice(offset, end), username })
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}
