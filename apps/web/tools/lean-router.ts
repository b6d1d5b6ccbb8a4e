import type { Plugin } from 'vite'

const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm
const MADE_AT_ONCE =
  /= (React\d*\.(?:createContext|forwardRef|memo)\(|Object\.getOwnPropertyNames\(|new URL\(|new Set\()/g

type Cut = { from: RegExp; to: string }

/** Only a data router has errors and loading of its own to draw. */
export const ROUTER_CUTS: readonly Cut[] = [
  {
    from: /return dataRouterState && \(match\.route\.ErrorBoundary[^?]*\?[^]*?\) : getChildren\(\);/,
    to: 'return getChildren();',
  },
  { from: /errorElement = match\.route\.errorElement \|\| defaultErrorElement;/, to: '' },
  ...['RenderErrorBoundary', 'AwaitErrorBoundary', 'RemixErrorBoundary'].map((name) => ({
    from: new RegExp(`^var ${name} = class extends React\\d*\\.Component \\{[^]*?^\\};$`, 'm'),
    to: `var ${name} = null;`,
  })),
  { from: /let dataRouterState = dataRouterOpts\?\.state;/, to: 'const dataRouterState = undefined;' },
  {
    from: /return isDataRoute \? useNavigateStable\(\) : useNavigateUnstable\(\);/,
    to: 'return useNavigateUnstable();',
  },
  { from: /^RenderErrorBoundary\.contextType = \w+;$/m, to: '' },
]

const DRAWING = 'function _renderMatches('

/** Throws where the library changed, so that a cut is never lost unseen. */
export function cutRouter(code: string): string {
  if (!code.includes(DRAWING)) return code
  return ROUTER_CUTS.reduce((rest, { from, to }) => {
    if (!from.test(rest)) throw new Error(`The router no longer has ${from}`)
    return rest.replace(from, to)
  }, code)
}

/** Nothing in the router's file marks that its data router, forms and scroll keeping can be left out. Here they can. */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\// },
      handler: (code) => ({
        code: cutRouter(code).replace(DISPLAY_NAME, '').replace(MADE_AT_ONCE, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  }
}
