import { fillDemo } from '../apps/api/src/demo/demo-command.ts'
import { operatorCommand } from './lib/operator-command.ts'
import { say } from './lib/progress.ts'

await operatorCommand(
  async ({ values }) => {
    const pins = values.pins === undefined ? 0 : Number(values.pins)
    if (!Number.isInteger(pins) || pins < 0) throw new Error('--pins takes a whole number')
    await fillDemo(process.env, pins, say)
  },
  { pins: { type: 'string' } },
)
