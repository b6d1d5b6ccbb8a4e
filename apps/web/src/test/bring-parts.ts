import { beforeAll } from 'vitest'
import type { PageModule } from '../app/routing/page-module.ts'

/** For pages that are shown whole, as after a navigation: their late parts are here before. */
export const bringParts = (parts: PageModule['lateParts'] = []): void =>
  beforeAll(async () => {
    await Promise.all(parts.map((part) => part.bring({ addAreas: () => Promise.resolve() })))
  })
