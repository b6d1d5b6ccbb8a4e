import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { leaveInitDuty } from './composition/init-duty.ts'

leaveInitDuty()

// Beside the installed packages, where nobody else may write. It halves the time to load everything below.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compiled'))

const { serve } = await import('./composition/serve.ts')
await serve(process.env)
