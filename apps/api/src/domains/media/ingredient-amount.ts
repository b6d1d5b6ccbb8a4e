// Groups of digits have something between them: no text is tried in more than one way.
const DIGITS = '[\\d½¼¾⅓⅔⅛⅜⅝⅞]{1,8}'
const NUMBER = String.raw`${DIGITS}(?:[\s.,/⁄–-]{1,3}${DIGITS}){0,3}`
const UNITS = [
  'kg|g|mg|ml|cl|dl|l|oz|lbs?|pounds?|ounces?|grams?|kilograms?|lit(?:er|re)s?|millilit(?:er|re)s?',
  'cups?|tbsps?|tsps?|tablespoons?|teaspoons?|pints?|quarts?|pinch(?:es)?|dash(?:es)?|handfuls?',
  'cloves?|sprigs?|slices?|sticks?|heads?|sheets?|bunch(?:es)?|cans?|tins?|packets?|packages?|pieces?',
].join('|')
const AMOUNT = new RegExp(String.raw`^(${NUMBER}(?:\s*(?:${UNITS})\b\.?)?)\s+(\S.*)$`, 'iu')

/** An ingredient's amount and name: `200 g flour` is 200 g of flour; what begins with no number has no amount. */
export function amountOf(line: string): { amt: string; name: string } {
  const [, amt = '', name = line] = AMOUNT.exec(line) ?? []
  return { amt: amt.trim(), name }
}
