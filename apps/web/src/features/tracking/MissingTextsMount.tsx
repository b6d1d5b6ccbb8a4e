import { useEffect } from 'react'
import { useTranslator } from '../../shared/i18n/i18n-context.ts'
import { countMetric } from '../../shared/tracking/track.ts'
import { TEXT_MISSING } from './measure-channel.ts'

/** Tells of texts that the reader's language lacks. */
export function MissingTextsMount() {
  const { locale, onMissing } = useTranslator()
  useEffect(() => onMissing((key) => countMetric(TEXT_MISSING, { locale, key })), [locale, onMissing])
  return null
}
