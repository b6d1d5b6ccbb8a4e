// @vitest-environment node
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter, useHref } from 'react-router-dom'
import { expect, it } from 'vitest'
import { Link } from './Link.tsx'

const Routed = ({ to }: { to: string }) => <a href={useHref(to)}>there</a>

const drawn = (to: string, at: string) => (
  <StaticRouter location={at}>
    <Link to={to}>there</Link>
  </StaticRouter>
)

const routed = (to: string, at: string) => (
  <StaticRouter location={at}>
    <Routed to={to} />
  </StaticRouter>
)

const word = fc.stringMatching(/^[\w.~%ä /\\:?#-]{0,8}$/)
const place = fc.array(word, { maxLength: 4 }).map((words) => `/${words.join('/')}`)

it('a link of a served page has the address that the router gives it', () => {
  fc.assert(
    fc.property(fc.oneof(place, word), fc.constantFrom('/', '/pin/7/', '/ada/board/'), (to, at) => {
      expect(renderToStaticMarkup(drawn(to, at))).toBe(renderToStaticMarkup(routed(to, at)))
    }),
    { numRuns: 500 },
  )
})
