import type { RunFailure } from '@tessera/api-types/catalogs/catalog-options'

/** Why a whole file could not be taken over. */
export class FeedProblem extends Error {
  readonly failure: RunFailure

  constructor(failure: RunFailure) {
    super(failure)
    this.name = 'FeedProblem'
    this.failure = failure
  }
}
