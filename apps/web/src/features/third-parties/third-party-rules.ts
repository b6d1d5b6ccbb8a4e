import { ENGAGED_SESSION_MS } from '@tessera/api-types/third-parties/pixel-rules'

type After = (ms: number, task: () => void) => () => void

/** Notifies once a visitor has stayed for a minute; the returned function cancels it when they leave. */
export const whenEngaged = (after: After, tell: () => void): (() => void) => after(ENGAGED_SESSION_MS, tell)

type Tags = { tag_manager_url: string | null; ad_tag_url: string | null }

/** Scripts of others to load; the advertising tag only by its experiment, which is asked about only if there is one. */
export function tagsToLoad({ tag_manager_url, ad_tag_url }: Tags, isTagOn: () => boolean): string[] {
  const tags = [tag_manager_url, ad_tag_url !== null && isTagOn() ? ad_tag_url : null]
  return tags.filter((url) => url !== null)
}
