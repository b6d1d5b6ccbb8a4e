import pg from 'pg'
import { marketDeps } from '../../../apps/api/src/testing/market/market-deps.ts'
import type { Figure, Row, BenchOptions } from '../row.ts'
import { withMarket } from '../world/ad-market.ts'
import { chargeFigure } from './ad-charges.ts'
import { adFeedFigures } from './ad-feeds.ts'
import { reportFigure } from './ad-report.ts'

async function run(setting: BenchOptions): Promise<Figure[]> {
  const { url } = (await setting.world()).small
  return withMarket({ url, market: 'none' }, (none) =>
    withMarket({ url, market: 'many' }, (many) =>
      withMarket({ url, market: 'most' }, async (most) => {
        const figures = await adFeedFigures({ none, many, most }, setting)
        const deps = marketDeps(many)
        const beside = new pg.Client({ connectionString: many })
        await beside.connect()
        deps.setNow(new Date())
        try {
          return [
            ...figures,
            await chargeFigure(deps, beside, setting),
            await reportFigure(deps, beside, setting),
          ]
        } finally {
          await beside.end()
          await deps.close()
        }
      }),
    ),
  )
}

/** what ads cost a page, how fast they are charged, and a year of results. */
export const ads: Row = {
  ids: ['A-1', 'A-2', 'A-3', 'A-4'],
  about: 'feeds with and without ads, charging and reports',
  run,
}
