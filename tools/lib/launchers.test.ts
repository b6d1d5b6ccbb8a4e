import { expect, it } from 'vitest'
import { launchersOf, type Process } from './launchers.ts'

const chain = (...commands: string[]): Map<number, Process> =>
  new Map(commands.map((command, at) => [at + 1, { pid: at + 1, parent: at, command }]))

it.each([
  [
    [
      'bash',
      'npm exec pnpm@12.21.0 start',
      'sh -c "pnpm" start',
      'node /root/.npm/_npx/1/node_modules/.bin/pnpm start',
      'sh -c node tools/start.ts',
      'node tools/start.ts',
    ],
    [5, 4, 3, 2],
  ],
  [['sh -c nohup npx pnpm start &', 'node /usr/bin/npx pnpm start', 'node tools/start.ts'], [2]],
  [['bash', 'node tools/start.ts'], []],
  [['systemd', 'sh -c node tools/start.ts', 'node tools/start.ts'], []],
])('of %j the launchers are %j', (commands, launchers) => {
  expect(launchersOf(commands.length, chain(...commands))).toEqual(launchers)
})
