import { isCardExpired } from '@tessera/api-types/ads/billing-rules'

/** What comes of a charge of a card: it is paid, declined, or gets no response. */
type CardKind = 'good' | 'declined' | 'mute'

/** Cards of the trial; every other number that passes is good. */
const DECLINED = '4000000000000002'
const MUTE = '4000000000006975'
const CHALLENGED = '4000000000003220'
const REFUSED = '4000000000000127'

export interface EnteredCard {
  holder: string
  number: string
  expiryMonth: number
  expiryYear: number
  securityCode: string
}

export const isRefused = ({ number }: EnteredCard): boolean => number === REFUSED
export const isChallenged = ({ number }: EnteredCard): boolean => number === CHALLENGED
export const isExpired = ({ expiryMonth: month, expiryYear: year }: EnteredCard, now: Date): boolean =>
  isCardExpired({ month, year }, now)

const kindOf = (number: string): CardKind => {
  if (number === DECLINED) return 'declined'
  return number === MUTE ? 'mute' : 'good'
}

/** Holds all that is needed to charge the card, so that it outlives this process. */
export const tokenOf = ({ number }: EnteredCard, random: string): string =>
  `card_${kindOf(number)}_${random}_${number.slice(-4)}`

export const kindOfToken = (token: string): CardKind => {
  const [, kind] = token.split('_')
  return kind === 'declined' || kind === 'mute' ? kind : 'good'
}
