import type { VideoVersion } from '@tessera/api-types/videos/views'
import { languageTag } from '@tessera/api-types/locales'
import { useTranslator } from '../../shared/i18n/i18n-context.ts'

type Props = {
  captionsUrls: VideoVersion['captionsUrls']
  /** Whether captions show unasked: those in the viewer's language, else the first. */
  isShown?: boolean
}

const baseOf = (tag: string) => tag.replace(/[-_].*/, '')

/** The captions of a video in each of its languages, by the names of these. */
export function CaptionTracks({ captionsUrls, isShown = false }: Props) {
  const { locale } = useTranslator()
  const tag = languageTag(locale)
  const languages = Object.keys(captionsUrls)
  const names = new Intl.DisplayNames([tag], { type: 'language' })
  const shown = languages.find((language) => baseOf(language) === baseOf(tag)) ?? languages[0]
  return languages.map((language) => (
    <track
      key={language}
      kind="captions"
      default={isShown && language === shown}
      srcLang={language}
      src={captionsUrls[language]}
      label={names.of(language) ?? language}
    />
  ))
}
