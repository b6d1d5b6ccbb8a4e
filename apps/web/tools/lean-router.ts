import type { Plugin } from 'vite'

const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm
const MADE_AT_ONCE =
  /= (React\d*\.(?:createContext|forwardRef|memo)\(|Object\.getOwnPropertyNames\(|new URL\(|new Set\()/g
const WARNINGS = 'ENABLE_DEV_WARNINGS = true'

/**
 * The router's package offers bundlers its development files, in which nothing says that its data
 * router, forms and scroll keeping can be left out. Here they can, and the warnings go with them.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\// },
      handler: (code) => ({
        code: code
          .replace(DISPLAY_NAME, '')
          .replace(MADE_AT_ONCE, '= /* @__PURE__ */ $1')
          .replace(WARNINGS, 'ENABLE_DEV_WARNINGS = false'),
        map: null,
      }),
    },
  }
}
