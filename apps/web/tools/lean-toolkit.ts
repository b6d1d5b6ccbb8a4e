import type { Plugin } from 'vite'

type Cut = { file: RegExp; from: string; to: string }

const QUERIES = /\/@reduxjs\/toolkit\/dist\/query\/rtk-query\.modern\.mjs$/
const TOOLKIT = /\/@reduxjs\/toolkit\/dist\/redux-toolkit\.modern\.mjs$/

/** The words by which a source would ask for what is cut out. */
export const CUT_OUT = [
  'onCacheEntryAdded',
  'updateCachedData',
  'updateQueryData',
  'upsertQueryData',
  'patchQueryData',
  'sortComparer',
  'refetchOnFocus',
  'refetchOnReconnect',
]

export const CUTS: readonly Cut[] = [
  { file: QUERIES, from: 'enablePatches();', to: '' },
  // The copy of the subscriptions in the state is there for developer tools.
  { file: QUERIES, from: 'if (didMutate && !updateSyncTimer)', to: 'if (false)' },
  { file: QUERIES, from: 'buildCacheLifecycleHandler,', to: '' },
  { file: QUERIES, from: 'const windowEventsHandler = buildWindowEventHandler(builderArgs);', to: '' },
  { file: QUERIES, from: 'windowEventsHandler(action, mwApiWithNext, stateBefore);', to: '' },
  { file: QUERIES, from: '\t\tupdateQueryData,\n\t\tupsertQueryData,\n\t\tpatchQueryData,\n', to: '' },
  {
    file: TOOLKIT,
    from: 'sortComparer ? createSortedStateAdapter(selectId, sortComparer) : createUnsortedStateAdapter(selectId)',
    to: 'createUnsortedStateAdapter(selectId)',
  },
]

/** Throws where the library changed, so that a cut is never lost unseen. */
export function cutOut(code: string, file: string): string {
  return CUTS.filter((cut) => cut.file.test(file)).reduce((rest, { from, to }) => {
    if (!rest.includes(from)) throw new Error(`${file} no longer has "${from}"`)
    return rest.replace(from, to)
  }, code)
}

/**
 * Entities are stored apart from the responses that carried them, so no response is patched or watched for as long
 * as it lasts. The toolkit brings the code for it all the same; with this it stays out.
 */
export function leanToolkit(): Plugin {
  return {
    name: 'lean-toolkit',
    apply: 'build',
    transform: {
      filter: { id: /\/@reduxjs\/toolkit\/dist\/.*\.modern\.mjs$/ },
      handler: (code, id) => ({ code: cutOut(code, id), map: null }),
    },
  }
}
