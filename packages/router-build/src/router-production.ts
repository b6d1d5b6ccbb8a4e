import { realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const folderOf = (name: string, from: NodeJS.Require): string =>
  dirname(realpathSync(from.resolve(`${name}/package.json`)))

/**
 * The router's package holds a production build, which its entries for bundlers do not name.
 * @param app folder of the app that has the router
 */
export function routerProduction(app: string) {
  const ofApp = createRequire(join(app, 'package.json'))
  const ofRouterDom = createRequire(join(folderOf('react-router-dom', ofApp), 'package.json'))
  const production = join(folderOf('react-router', ofRouterDom), 'dist/production')
  return [
    { find: /^react-router$/, replacement: join(production, 'index.mjs') },
    { find: /^react-router\/dom$/, replacement: join(production, 'dom-export.mjs') },
  ]
}
