import {
  aboveTheDomains,
  anotherApp,
  behindTheTransports,
  databaseOutsideStores,
  folder,
  hastyConfirm,
  type ImportBan,
  impure,
  muiOutsideScreens,
  heavyRouterParts,
  otherRouters,
  outsideSharedCode,
  outsideTheContract,
  productNouns,
  rawStoreHooks,
} from './import-bans.ts'

/** Files and every ban that binds them. Of several zones a file is in, the last decides alone. */
type ImportZone = { files: string[]; bans: ImportBan[] }

const WEB_LAYERS = ['shared', 'entities', 'features', 'pages', 'app'] as const

function toTheRight(index: number): ImportBan[] {
  const right = WEB_LAYERS.slice(index + 1)
  if (right.length === 0) return []
  const message = `${WEB_LAYERS[index]} imports only from its left (${WEB_LAYERS.join(' < ')}): have it handed in, or move it left.`
  return [{ regex: folder(...right), message }]
}

const everywhereInBrowsers = [anotherApp, otherRouters]

const webZones = WEB_LAYERS.flatMap((layer, index): ImportZone[] => {
  const bans = [...everywhereInBrowsers, heavyRouterParts, rawStoreHooks, ...toTheRight(index)]
  return [
    { files: [`apps/web/src/${layer}/**/*.tsx`], bans },
    { files: [`apps/web/src/${layer}/**/*.ts`], bans: [...bans, muiOutsideScreens] },
  ]
})

const domains = [anotherApp, aboveTheDomains]

export const importZones: ImportZone[] = [
  { files: ['packages/api-types/src/**'], bans: [outsideTheContract] },
  { files: ['packages/shared-auth/src/**', 'packages/shared-tracking/src/**'], bans: [outsideSharedCode] },
  { files: ['packages/*/src/**/*.test.ts'], bans: [anotherApp] },

  { files: ['apps/api/src/**'], bans: [anotherApp] },
  { files: ['apps/api/src/transports/**'], bans: [anotherApp, behindTheTransports] },
  { files: ['apps/api/src/domains/**'], bans: [...domains, databaseOutsideStores] },
  { files: ['apps/api/src/domains/**/*-store.ts'], bans: domains },
  { files: ['apps/api/src/domains/**/*-{rules,policy,view}.ts'], bans: [...domains, impure] },
  { files: ['apps/api/src/**/*.test.ts'], bans: [anotherApp] },

  { files: ['apps/business-console/src/**'], bans: [...everywhereInBrowsers, hastyConfirm] },
  { files: ['apps/web/src/**'], bans: [...everywhereInBrowsers, heavyRouterParts] },
  ...webZones,
  {
    files: ['apps/web/src/**/hooks.ts'],
    bans: [...everywhereInBrowsers, heavyRouterParts, muiOutsideScreens],
  },
  { files: ['apps/web/src/app/theme/**'], bans: [...everywhereInBrowsers, rawStoreHooks] },
  {
    files: ['apps/web/src/shared/ui/**'],
    bans: [...everywhereInBrowsers, heavyRouterParts, ...toTheRight(0), productNouns],
  },
]
