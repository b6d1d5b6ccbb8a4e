const BROWSER_NAMES = ['window', 'document', 'localStorage', 'sessionStorage', 'navigator']

/** Globals that differ between server and browser. */
export const browserNames = BROWSER_NAMES.map((name) => ({
  name,
  message: 'The page is rendered on the server too: go through shared/browser.',
}))

export const webFetch = { name: 'fetch', message: 'Call the contract through shared/api.' }

export const consoleFetch = {
  name: 'fetch',
  message: 'Call the contract through the data provider (http-client).',
}

const TIMERS = ['setTimeout', 'setInterval', 'setImmediate']

export const timers = TIMERS.map((name) => ({
  name,
  message: 'Time is handed in: add a job, or take a clock.',
}))

export const hiddenInputs = [
  { object: 'Date', property: 'now', message: 'Time is handed in: take now from the deps.' },
  { object: 'Math', property: 'random', message: 'Chance is handed in: take randomBytes from the deps.' },
  { object: 'performance', property: 'now', message: 'Time is handed in: take now from the deps.' },
]
