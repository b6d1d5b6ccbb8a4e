import type { RecommendationReason } from '@tessera/api-types/pins/views'
import type { Translate } from '../../shared/i18n/translator.ts'

/** Why a pin is in a home feed, in the words of the reader; empty where there is nothing to say. */
export function recommendationText({ reason, name }: RecommendationReason, t: Translate<'pins'>): string {
  switch (reason) {
    case 'followed_user':
    case 'followed_board':
      return name ? t('pin.reasonFollowed', { name }) : ''
    case 'followed_interest':
      return name ? t('pin.reasonTopic', { name }) : ''
    case 'saved_together':
      return t('pin.reasonTogether')
    case 'popular':
      return t('pin.reasonPopular')
    case 'fresh':
      return t('pin.reasonFresh')
    default:
      return ''
  }
}
