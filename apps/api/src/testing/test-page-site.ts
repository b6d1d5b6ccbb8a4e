import { readConfig } from '../config.ts'
import { operations } from '../operations.ts'
import { brandSource } from '../page/brand-source.ts'
import { inProcessCalls } from '../page/in-process-calls.ts'
import { pageMount } from '../page/page-mount.ts'
import { viewerPageContext } from '../page/viewer-page-context.ts'
import { testDeps } from './test-deps.ts'
import { openTestSite, type TestSite } from './test-site.ts'

const PUBLIC_URL = 'http://tessera.test'

/** The server with the addresses of pages, for tests in which no page is rendered. */
export async function openPageSite(): Promise<TestSite> {
  const deps = await testDeps()
  const pages = pageMount({
    site: deps.site,
    brand: brandSource(deps),
    webEntry: () => Promise.reject(new Error('no page is rendered')),
    pageContext: viewerPageContext(readConfig({ PUBLIC_URL }), 'test'),
    callsOf: inProcessCalls(operations),
    imageOrigin: null,
    textsIn: deps.textsIn,
  })
  return openTestSite([pages])
}
