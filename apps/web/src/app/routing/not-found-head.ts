import type { Translate } from '../../shared/i18n/translator.ts'
import type { PageHead } from './page-module.ts'

export const notFoundHead = (t: Translate): PageHead => ({ title: t('notFound.title'), robots: 'noindex' })
