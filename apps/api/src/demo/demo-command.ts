import pino from 'pino'
import { makeDeps } from '../composition/make-deps.ts'
import { noAdMetrics } from '../plugins/ad-metrics.ts'
import { noClientMetrics } from '../plugins/client-metrics.ts'
import { openMessages } from '../composition/messages.ts'
import { openData } from '../composition/open-data.ts'
import { openPictures } from '../composition/pictures.ts'
import { readConfig } from '../config.ts'
import { refreshPopularity } from '../domains/feeds/popularity.ts'
import { refreshVocabulary } from '../domains/search/vocabulary.ts'
import { ensureDemoWorld } from './demo-world.ts'
import { sizesFor } from './load-rows.ts'
import { copyLoadWorld } from './load-world.ts'
import { noCaches } from '../kernel/caches.ts'

/** Fills the configured database: the demo world when it is empty, then as many more pins as asked for. */
export async function fillDemo(
  env: NodeJS.ProcessEnv,
  pins: number,
  say: (line: string) => void,
): Promise<void> {
  const config = readConfig(env)
  const log = pino({ level: config.LOG_LEVEL })
  const data = await openData(config, say)
  const pictures = openPictures(config)
  const messages = await openMessages(config, data, log)
  try {
    const deps = await makeDeps({
      config,
      data,
      pictures,
      messages,
      caches: noCaches,
      clientMetrics: noClientMetrics,
      adMetrics: noAdMetrics,
      log,
    })
    await ensureDemoWorld({
      deps,
      decoders: pictures.decoders,
      config,
      say,
    })
    if (pins > 0) await copyLoadWorld({ url: data.url, now: deps.now(), sizes: sizesFor(pins), say })
    say('Scoring popularity')
    await refreshPopularity(deps, Number.MAX_SAFE_INTEGER)
    say('Collecting phrases for search')
    await refreshVocabulary(deps)
    say('Done')
  } finally {
    await messages.close()
    await pictures.close()
    await data.close()
  }
}
