import pg from 'pg'

const SERIALIZATION_FAILURE = '40001'
const DEADLOCK_DETECTED = '40P01'

const lostARace = (error: unknown): boolean =>
  error instanceof pg.DatabaseError &&
  (error.code === SERIALIZATION_FAILURE || error.code === DEADLOCK_DETECTED)

/** Runs a transaction again when PostgreSQL sacrificed it to a rival, which is done by then. */
export const retryOnce = <T>(run: () => Promise<T>): Promise<T> =>
  run().catch((error: unknown) => {
    if (lostARace(error)) return run()
    throw error
  })
