import * as React from 'react'

/**
 * In development React keeps a stack trace of every element made, up to 10,000 a second, for its developer tools: a
 * fifth of the time of a test that draws. At the limit it keeps none.
 */
const internals: object = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set() {},
  configurable: true,
})
