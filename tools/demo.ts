import { parseArgs } from 'node:util'
import { fillDemo } from '../apps/api/src/demo/demo-command.ts'
import { fromRoot } from './lib/repository.ts'

const { values } = parseArgs({ options: { pins: { type: 'string' } } })
const pins = values.pins === undefined ? 0 : Number(values.pins)
if (!Number.isInteger(pins) || pins < 0) throw new Error('--pins takes a whole number')

process.chdir(fromRoot('.'))
await fillDemo(process.env, pins, (line) => void process.stdout.write(`${line}\n`))
