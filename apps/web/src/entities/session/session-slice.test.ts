import { describe, expect, it } from 'vitest'
import { arrivedSession } from './session-slice.ts'
import { aPageData, aRequestContext } from '../../test/request-fixtures.ts'

describe('the session of a served page', () => {
  it('I-3.44 I-4.83 I-4.84 knows a home-screen start and paid traffic from the address', () => {
    const plain = arrivedSession({
      requestContext: aRequestContext({ fullPath: '/' }),
      pageData: aPageData(),
    })
    expect([plain.isPWA, plain.isPaidTraffic]).toEqual([false, false])

    const fullPath = '/?utm_source=homescreen_icon&utm_pai=1'
    const marked = arrivedSession({ requestContext: aRequestContext({ fullPath }), pageData: aPageData() })
    expect([marked.isPWA, marked.isPaidTraffic]).toEqual([true, true])
  })
})
