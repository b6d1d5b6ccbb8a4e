import { expect, it } from 'vitest'
import { makeExperimentActivator } from './experiment-activation.ts'

function anActivator(answers: boolean[] = []) {
  const sent: string[][] = []
  const tasks: (() => void)[] = []
  const activator = makeExperimentActivator({
    send: async (names) => {
      sent.push([...names])
      return answers.shift() ?? true
    },
    soon: (task) => void tasks.push(task),
  })
  const tick = async () => {
    for (const task of tasks.splice(0)) task()
    await Promise.resolve()
    await Promise.resolve()
  }
  return { ...activator, sent, tick }
}

it('I-4.51 an experiment is active once checked, and told of once', async () => {
  const { check, isActive, sent, tick } = anActivator()
  expect(isActive('a')).toBe(false)
  check('a')
  expect(isActive('a')).toBe(true)
  await tick()
  check('a')
  await tick()
  expect(sent).toEqual([['a']])
})

it('I-4.54 checks of one moment make one call', async () => {
  const { check, sent, tick } = anActivator()
  for (const name of ['a', 'b', 'a', 'c']) check(name)
  await tick()
  expect(sent).toEqual([['a', 'b', 'c']])
})

it('I-7.27 a failed call is sent again with the next batch', async () => {
  const { check, sent, tick } = anActivator([false])
  check('a')
  await tick()
  check('b')
  await tick()
  expect(sent).toEqual([['a'], ['a', 'b']])
})
