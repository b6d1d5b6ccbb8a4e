import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { say, timed } from '../lib/progress.ts'
import { report } from './report.ts'
import type { Figure, Row, BenchOptions } from './row.ts'
import { rows } from './rows.ts'
import { openWorlds, type OpenWorld } from './world/load-worlds.ts'

const USAGE = `pnpm bench [--quick] [--keep FOLDER] [ROW …]
  --quick        fewer rounds: a look, not a result
  --keep FOLDER  keep the load-test worlds there and find them again
  rows: ${rows.flatMap(({ ids }) => ids).join(' ')}`

const { values, positionals } = parseArgs({
  options: { quick: { type: 'boolean' }, keep: { type: 'string' }, help: { type: 'boolean' } },
  allowPositionals: true,
})

function chosenRows(): readonly Row[] {
  const unknown = positionals.filter((id) => !rows.some(({ ids }) => ids.includes(id)))
  if (unknown.length > 0) throw new Error(`No such row: ${unknown.join(' ')}\n${USAGE}`)
  return positionals.length === 0
    ? rows
    : rows.filter(({ ids }) => ids.some((id) => positionals.includes(id)))
}

async function measure(): Promise<void> {
  let opened: Promise<OpenWorld> | undefined
  const setting: BenchOptions = {
    isQuick: values.quick ?? false,
    world: () => (opened ??= openWorlds(values.keep)),
    say,
  }
  const figures: Figure[] = []
  try {
    say(
      `Load of this machine at the start: ${loadavg()
        .map((load) => load.toFixed(1))
        .join(' ')}`,
    )
    for (const row of chosenRows()) {
      try {
        figures.push(...(await timed(`${row.ids.join(', ')}: ${row.about}`, () => row.run(setting))))
      } catch (error) {
        process.exitCode = 1
        say(
          `${row.ids.join(', ')} could not be measured: ${error instanceof Error ? error.message : String(error)}`,
        )
      }
    }
  } finally {
    await (await opened?.catch(() => undefined))?.close()
  }
  say(`\n${report(figures)}\n`)
  say(
    `Load of this machine at the end: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  )
}

if (values.help) say(USAGE)
else await measure()
