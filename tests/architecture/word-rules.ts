import type { HouseRule } from './source-file.ts'

// The rules spell the words with a bracket, so that they do not find themselves.
const LATER = /\b(?:TOD[O]|FIXM[E]|XX[X]|HAC[K])\b/
const SILENCED = /(?:oxlin[t]|eslin[t])-disable|@ts-(?:ignor[e]|nochec[k]|expect-erro[r])/
const SOMEONE_ELSE = /\bP[i]nterest/i
const NOW_FROM_NOWHERE = /new Date\(\s*\)/
const SPELLED_DURATION =
  /\b60 \* (?:60|1_?000)\b|\b24 \* 60\b|\b86_?400(?:_?000)?\b|(?<!max-age=)\b3_?600(?:_?000)?\b/

const PURE = /^(?:apps\/api\/src\/(?:domains|kernel|transports)|packages)\//
const SAID_IN_PLACE =
  /(?:^|[\s<])(?:aria-label|aria-description|alt|title|label|placeholder|helperText|emptyText)=(?:"|\{['`])[A-Z][a-z]/
const SCREENS = /^apps\/(?:web|business-console)\/src\/(?:(?!\.test\.).)*\.tsx$/
const SEEDED = 'tests/lint-walls.test.ts' // writes what the linter must stop

function wordRule(pattern: RegExp, advice: string, within = /./): HouseRule {
  return (files) =>
    files
      .filter(({ path }) => within.test(path) && path !== SEEDED && !path.startsWith('tests/architecture'))
      .flatMap(({ path, text }) =>
        text
          .split('\n')
          .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${advice}`] : [])),
      )
}

export const nothingIsLeftForLater = wordRule(LATER, 'Do it now, or write down an issue.')

export const noCheckIsSilenced = wordRule(SILENCED, 'Fix what the check found.')

/** Where members bring their libraries from is named where they are read and explained. */
const BROUGHT_FROM_ELSEWHERE =
  /^(?:apps\/api\/src\/library\/|packages\/api-types\/src\/library-imports\/|apps\/web\/src\/(?:features\/import-library\/|shared\/i18n\/messages\/\w+\/imports))/

export const namesNobodyElse: HouseRule = (files) =>
  wordRule(
    SOMEONE_ELSE,
    'This is our own product.',
  )(files.filter(({ path }) => !BROUGHT_FROM_ELSEWHERE.test(path)))

export const timeIsHandedIn = wordRule(
  NOW_FROM_NOWHERE,
  'Take now from the deps.',
  new RegExp(`${PURE.source}(?:(?!\\.test\\.).)*$`),
)

export const durationsAreNamed = wordRule(
  SPELLED_DURATION,
  'kernel/durations.ts has it by name.',
  /^apps\/api\/src\/(?!kernel\/durations|demo\/|testing\/)(?:(?!\.test\.|\/testing\/).)*$/,
)

/** The linter sees texts between tags; these are the other texts of the interface. */
export const textsComeFromMessages = wordRule(
  SAID_IN_PLACE,
  'Texts live in the messages, one file a language and area.',
  SCREENS,
)

// Where accounts leave and come back, and where blocks are written and listed.
const WRITES_VISIBILITY =
  'accounts/account-store|account-life/account-life-store|business/closing-store|follows/follow-store|data-export/export-parts-store'

/** Who may see whom and what is spelled once, in db/visibility.ts. */
export const visibilityIsSpelledOnce = wordRule(
  /\b(?:user_blocks|userBlocks|deactivated_?[aA]t|is_block_between|can_see_board|can_see_profile)\b/,
  'Ask db/visibility.ts who may see whom.',
  new RegExp(`^apps/api/src/(?:domains|page)/(?!${WRITES_VISIBILITY})(?:(?!\\.test\\.|/testing/).)*$`),
)

const PIN_TEXT = [/\balt_?text\b/i, /\bnote\b/, /\b(?:are_?)?comments_?disabled\b/i]
const LISTS_PIN_TEXT =
  /^(?:packages\/api-types\/src\/pins\/pin-text|apps\/api\/src\/(?:domains\/pins\/pin-fields-view|db\/schema\.generated))\.ts$/

/** A second list of a pin's fields is one more file for each field to come. */
export const pinTextIsListedOnce: HouseRule = (files) =>
  files
    .filter(({ path }) => /^(?:apps|packages)\/[^/]+\/src\/(?:(?!\.test\.).)*$/.test(path))
    .filter(({ path, text }) => !LISTS_PIN_TEXT.test(path) && PIN_TEXT.every((field) => field.test(text)))
    .map(({ path }) => `${path}: lists the text fields of a pin again. Derive them from pin-text.ts.`)

const DIALECT =
  /\b(?:erran[d]s?|stand-?in[s]?|sieg[e]|besieged|good-?door[s]?|hermi[t]s?|spare[d]|letter-?cas[e]|surrounding[s]|whoeve[r])\b/i
const VAGUE_NAME =
  /\b(?:interface|type) (?:Asked|Parts|Setting|Sight|Surroundings)\b|\b(?:walkedPins|nearness)\b/
const TALKING_NAME = /\b(?:tell|hear)\(/
const TALKING_CODE = /^\s*(?:\/\*\*|\*|\/\/).*\b(?:answers|tells|told|hears|says)\b/i
const SERVER_CODE = /^(?:apps\/api|packages|tools)\/(?:(?!\.test\.).)*\.ts$/
const SERVER = /^(?:apps\/api|packages|tests|tools)\/.*\.ts$/

export const wordsAreTheFields = wordRule(DIALECT, 'Use the standard term of the field.', SERVER)

export const commentsUseTheFieldsVerbs = wordRule(
  TALKING_CODE,
  'Functions return or report, requests get responses, people are notified.',
  SERVER,
)

export const namesAreTheFields: HouseRule = (files) => [
  ...wordRule(VAGUE_NAME, 'Name the quantity meant, or call it deps, options, input or props.')(files),
  ...wordRule(TALKING_NAME, 'Functions emit, notify and receive.', SERVER_CODE)(files),
]
