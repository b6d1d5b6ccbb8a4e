import { languageTag } from '@tessera/api-types/locales'
import type { VideoVersion } from '@tessera/api-types/videos/views'
import { useTranslator } from '../../shared/i18n/i18n-context.ts'

interface CaptionTrack {
  src: string
  srcLang: string
  label: string
}

const baseOf = (tag: string) => tag.replace(/[-_].*/, '')

/** The code itself where it is not the code of a language. */
function nameOf(code: string, names: Intl.DisplayNames): string {
  try {
    return names.of(code) ?? code
  } catch {
    return code
  }
}

/** The captions of a video in each of its languages, by the names of these; the viewer's own language is first. */
export function useCaptionTracks(captionsUrls: VideoVersion['captionsUrls'] = {}): CaptionTrack[] {
  const { locale } = useTranslator()
  const tag = languageTag(locale)
  const names = new Intl.DisplayNames([tag], { type: 'language' })
  const isForeign = ({ srcLang }: CaptionTrack) => Number(baseOf(srcLang) !== baseOf(tag))
  return Object.entries(captionsUrls)
    .map(([srcLang, src]) => ({ src, srcLang, label: nameOf(srcLang, names) }))
    .toSorted((one, other) => isForeign(one) - isForeign(other))
}
