import type { Plugin } from 'vite'

const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm
const MADE_AT_ONCE =
  /= (React\d*\.(?:createContext|forwardRef|memo)\(|Object\.getOwnPropertyNames\(|new URL\(|new Set\()/g

/**
 * The router's file makes components and contexts as it loads, and nothing marks that those nobody uses can be left
 * out. This marks them, as a library does that is published with annotations; what the site uses stays as it is.
 */
export const shakableRouter = (): Plugin => ({
  name: 'shakable-router',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/react-router\/dist\// },
    handler: (code) => ({
      code: code.replace(DISPLAY_NAME, '').replace(MADE_AT_ONCE, '= /* @__PURE__ */ $1'),
      map: null,
    }),
  },
})
