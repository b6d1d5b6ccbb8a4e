import { describe, expect, it } from 'vitest'
import {
  domainsFormNoCircle,
  domainsHaveAFloor,
  domainsImportDownwards,
} from './architecture/domain-floors.ts'
import {
  domainsMeetAtServices,
  featuresStandAlone,
  packagesMeetByName,
  pagesStandAlone,
  resourcesStandAlone,
  servicesNameTheirDeps,
  theKernelKnowsNoDomain,
  webLayersLookLeft,
} from './architecture/import-rules.ts'
import { sharedThingsAreDeclaredOnce } from './architecture/declared-once.ts'
import { columnsLeaveInALaterRelease } from './architecture/migration-rules.ts'
import { everyPageIsVisited } from './architecture/page-visits.ts'
import {
  fewFilesAreTiny,
  filesAreSmall,
  namesFollowOneRule,
  namesSayTheSubject,
} from './architecture/size-and-name-rules.ts'
import { type HouseRule, readSourceFiles } from './architecture/source-file.ts'
import { textsAreNamed } from './architecture/texts-are-named.ts'
import {
  commentsUseTheFieldsVerbs,
  durationsAreNamed,
  namesAreTheFields,
  namesNobodyElse,
  noCheckIsSilenced,
  nothingIsLeftForLater,
  pinTextIsListedOnce,
  textsComeFromMessages,
  timeIsHandedIn,
  visibilityIsSpelledOnce,
  wordsAreTheFields,
} from './architecture/word-rules.ts'

type Breach = readonly [path: string, text: string, other?: readonly [path: string, text: string]]
type Case = { title: string; rule: HouseRule; breach: Breach }

const web = 'apps/web/src'
const api = 'apps/api/src'

/** Each rule with a breach it must find: a rule that matches nothing passes silently. */
const cases: Case[] = [
  {
    title: 'files have at most 300 lines',
    rule: filesAreSmall,
    breach: ['packages/a/src/a.ts', '1\n'.repeat(301)],
  },
  { title: 'files are kebab-case', rule: namesFollowOneRule, breach: [`${api}/pinStore.ts`, ''] },
  {
    title: 'a file is called as the one component it exports',
    rule: namesFollowOneRule,
    breach: [`${web}/shared/ui/card.tsx`, 'export function Card() {}'],
  },
  {
    title: 'a component file exports what its name says',
    rule: namesFollowOneRule,
    breach: [`${web}/shared/ui/Card.tsx`, 'export function Panel() {}'],
  },
  {
    title: 'the text fields of a pin are listed once',
    rule: pinTextIsListedOnce,
    breach: [`${api}/domains/pins/pin-edit.ts`, 'const changes = { altText, note, areCommentsDisabled }'],
  },
  {
    title: 'C-0.03 content uses the viewer, session, tracking and ads of their own areas',
    rule: sharedThingsAreDeclaredOnce,
    breach: [`${web}/entities/pins/viewer-state.ts`, "type PinViewer = 'AUTH' | 'UNAUTH' | 'LIMITED_LOGIN'"],
  },
  {
    title: 'each text of the site is shown somewhere',
    rule: textsAreNamed,
    breach: [`${web}/shared/i18n/messages/en_US/boards.ts`, "  'boards.lost': 'Nobody reads this.',"],
  },
  { title: 'names say the subject', rule: namesSayTheSubject, breach: [`${api}/utils/a.ts`, ''] },
  {
    title: 'features do not know each other',
    rule: featuresStandAlone,
    breach: [`${web}/features/follow/a.ts`, "import '../save-pin/SaveButton.tsx'"],
  },
  {
    title: 'pages do not know each other',
    rule: pagesStandAlone,
    breach: [`${web}/pages/home/a.ts`, "export { a } from '../pin/preload.ts'"],
  },
  {
    title: 'resources of the console do not know each other',
    rule: resourcesStandAlone,
    breach: ['apps/business-console/src/resources/a/a.ts', "import('../b/BList.tsx')"],
  },
  {
    title: "a domain calls another domain's service only",
    rule: domainsMeetAtServices,
    breach: [`${api}/domains/pins/a.ts`, "import { load } from '../boards/board-store.ts'"],
  },
  {
    title: 'a domain names what it touches of the deps',
    rule: servicesNameTheirDeps,
    breach: [`${api}/domains/pins/pin-service.ts`, 'export const load = ({ read }: Deps) => read'],
  },
  {
    title: 'every domain stands on a floor',
    rule: domainsHaveAFloor,
    breach: [`${api}/domains/attic/a.ts`, ''],
  },
  {
    title: 'domains import from their own floor and those below',
    rule: domainsImportDownwards,
    breach: [`${api}/domains/pins/a.ts`, "import { notify } from '../notifications/notification-service.ts'"],
  },
  {
    title: 'no domains import each other in a circle',
    rule: domainsFormNoCircle,
    breach: [
      `${api}/domains/pins/a.ts`,
      "import { a } from '../boards/a.ts'",
      [`${api}/domains/boards/a.ts`, "import { b } from '../pins/a.ts'"],
    ],
  },
  {
    title: 'kernel, database and transports know no domain',
    rule: theKernelKnowsNoDomain,
    breach: [`${api}/transports/rest.ts`, "import '../domains/pins/operations.ts'"],
  },
  {
    title: 'web layers import from their left only',
    rule: webLayersLookLeft,
    breach: [`${web}/entities/pins/a.ts`, "import '../../features/follow/a.ts'"],
  },
  {
    title: 'packages meet by name, never by path',
    rule: packagesMeetByName,
    breach: [`${web}/app/a.ts`, "import '../../../api/src/config.ts'"],
  },
  {
    title: 'every page is visited by a journey',
    rule: everyPageIsVisited,
    breach: [`${web}/pages/pin/[id].tsx`, 'export const Page = () => null'],
  },
  {
    title: 'a column leaves in a later release than its last use',
    rule: columnsLeaveInALaterRelease,
    breach: ['apps/api/migrations/9999-fewer.sql', '-- Unused.\nALTER TABLE pins DROP COLUMN price;'],
  },
  {
    title: 'nothing is left for later',
    rule: nothingIsLeftForLater,
    breach: [`${api}/a.ts`, '// TODO: more'],
  },
  { title: 'no check is silenced', rule: noCheckIsSilenced, breach: [`${api}/a.ts`, '// @ts-ignore'] },
  {
    title: 'screens have no texts of their own',
    rule: textsComeFromMessages,
    breach: [`${web}/features/follow/FollowButton.tsx`, '<button aria-label="Follow" />'],
  },
  { title: 'nobody else is named', rule: namesNobodyElse, breach: [`${api}/a.ts`, "'as on pinterest'"] },
  {
    title: 'who may see whom is spelled in one place',
    rule: visibilityIsSpelledOnce,
    breach: [`${api}/domains/pins/pin-store.ts`, 'WHERE u.deactivated_at IS NULL'],
  },
  {
    title: 'pure code takes the time as an argument',
    rule: timeIsHandedIn,
    breach: [`${api}/domains/pins/a.ts`, 'const now = new Date()'],
  },
  {
    title: 'durations are named once',
    rule: durationsAreNamed,
    breach: [`${api}/domains/pins/pin-rules.ts`, 'const WINDOW_MS = 5 * 60 * 1000'],
  },
  {
    title: 'words are the standard terms of the field',
    rule: wordsAreTheFields,
    breach: [`${api}/a.ts`, '// The cache is besieged.'],
  },
  {
    title: 'types and functions have the names of the field',
    rule: namesAreTheFields,
    breach: [`${api}/a.ts`, 'interface Asked {}'],
  },
  {
    title: 'functions notify and receive',
    rule: namesAreTheFields,
    breach: [`${api}/a.ts`, 'listeners.tell(channel)'],
  },
  {
    title: 'comments say what a function returns',
    rule: commentsUseTheFieldsVerbs,
    breach: ['packages/a/src/a.ts', '/** Tells whether it is so. */'],
  },
]

const files = readSourceFiles()

describe('the house', () => {
  it.each(cases)('$title', ({ rule }) => {
    expect(rule(files)).toEqual([])
  })

  it.each(cases)('has a rule that bites: $title', ({ rule, breach: [path, text, other] }) => {
    const files = [[path, text] as const, ...(other ? [other] : [])]
    expect(rule(files.map(([path, text]) => ({ path, text })))).toHaveLength(1)
  })

  it('few files have ten lines or less', () => {
    expect(fewFilesAreTiny(files)).toEqual([])
    const one = { path: `${api}/a.ts`, text: 'export const a = 1\n' }
    expect(fewFilesAreTiny(Array.from({ length: 121 }, () => one))).toHaveLength(1)
  })

  it('is looked at as a whole', () => {
    expect(files.length).toBeGreaterThan(100)
  })
})
