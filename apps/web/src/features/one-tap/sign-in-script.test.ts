// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { POLL_EVERY_MS, type SignInLibrary, signInScript } from './sign-in-script.ts'

function aLibrary() {
  const given: Parameters<SignInLibrary['initialize']>[0][] = []
  const library: SignInLibrary = {
    initialize: (options) => void given.push(options),
    prompt: vi.fn<SignInLibrary['prompt']>(),
    renderButton: vi.fn<SignInLibrary['renderButton']>(),
  }
  return { library, given }
}

function setUp(library: SignInLibrary | undefined = aLibrary().library) {
  const steps: string[] = []
  const waits: number[] = []
  const answers: string[] = []
  const script = signInScript({
    load: async (url) => void steps.push(`load ${url}`),
    find: () => {
      steps.push('look')
      return library
    },
    wait: async (ms) => void waits.push(ms),
    count: (metric) => void steps.push(metric),
  })
  const beginning = {
    url: 'https://script.test/gsi.js',
    clientId: 'site',
    nonce: 'n',
    isBrowserManaged: false,
    onAnswer: (credential: string) => void answers.push(`main ${credential}`),
  }
  return { script, beginning, steps, waits, answers }
}

describe('the sign-in script', () => {
  it('I-4.93 loads, is initialised and answers, in order and once each', async () => {
    const { library, given } = aLibrary()
    const { script, beginning, steps, answers } = setUp(library)
    await Promise.all([script.begin(beginning), script.begin(beginning)])
    expect(steps).toEqual(['load https://script.test/gsi.js', 'look'])
    expect(given).toHaveLength(1)
    expect(given[0]).toMatchObject({ client_id: 'site', nonce: 'n' })
    given[0]?.callback({ credential: 'token', select_by: 'auto' })
    expect(answers).toEqual(['main token'])
  })

  it('I-4.94 a button answers to the one that was drawn last, and I-4.95 all else to the main callback', async () => {
    const { library, given } = aLibrary()
    const { script, beginning, answers } = setUp(library)
    await script.begin(beginning)
    const parent = document.createElement('div')
    script.renderButton(parent, (credential) => answers.push(`first ${credential}`))
    script.renderButton(parent, (credential) => answers.push(`second ${credential}`))
    given[0]?.callback({ credential: 'pressed', select_by: 'btn' })
    given[0]?.callback({ credential: 'tapped', select_by: 'user_1tap' })
    given[0]?.callback({ credential: 'told nothing' })
    expect(answers).toEqual(['second pressed', 'main tapped', 'main told nothing'])
  })

  it('I-8.15 a button before that is only counted', () => {
    const { library } = aLibrary()
    const { script, steps } = setUp(library)
    script.renderButton(document.createElement('div'), () => undefined)
    expect(steps).toEqual(['sign_in_button_not_initialized'])
    expect(library.renderButton).not.toHaveBeenCalled()
  })

  it('I-9.16 is looked for 20 times, 100 ms apart, and then given up', async () => {
    vi.useFakeTimers()
    let looks = 0
    const script = signInScript({
      load: async () => undefined,
      find: () => void (looks += 1),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      count: () => undefined,
    })
    const { beginning } = setUp()
    const outcome = script.begin(beginning).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(20 * POLL_EVERY_MS - 1)
    expect(looks).toBe(20)
    await vi.advanceTimersByTimeAsync(1)
    expect(await outcome).toMatchObject({ message: expect.stringContaining('offers nothing') as string })
    expect(looks).toBe(20)
    vi.useRealTimers()
  })

  it('that did not load may be begun again', async () => {
    const { library } = aLibrary()
    let loads = 0
    const script = signInScript({
      load: () => ((loads += 1) === 1 ? Promise.reject(new Error('lost')) : Promise.resolve()),
      find: () => library,
      wait: () => Promise.resolve(),
      count: () => undefined,
    })
    const { beginning } = setUp()
    await expect(script.begin(beginning)).rejects.toThrow('lost')
    await expect(script.begin(beginning)).resolves.toBe(library)
  })
})
