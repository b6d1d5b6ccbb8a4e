import type { TestProject } from 'vitest/node'
import { startTestCluster, type TestCluster } from './test-cluster.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    testCluster: TestCluster
  }
}

type Shared = { users: number; running: ReturnType<typeof startTestCluster> }

// Vitest runs this once for each project that names it, each time as a new module.
const SHARED = Symbol.for('tessera.test-cluster')
const processWide = globalThis as { [SHARED]?: Shared }

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shared = (processWide[SHARED] ??= { users: 0, running: startTestCluster() })
  shared.users += 1
  const { cluster, stop } = await shared.running
  project.provide('testCluster', cluster)
  return async () => {
    shared.users -= 1
    if (shared.users > 0) return
    processWide[SHARED] = undefined
    await stop()
  }
}
