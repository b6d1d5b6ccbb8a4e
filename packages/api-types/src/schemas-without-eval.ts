import { z } from 'zod'

// Schemas otherwise make code out of strings, which the policy of our pages forbids.
z.config({ jitless: true })
