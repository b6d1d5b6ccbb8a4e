import { CacheProvider } from '@emotion/react'
import mirror from '@mui/stylis-plugin-rtl'
import type { ReactNode } from 'react'
import { styleCache } from './style-cache.ts'

const mirrored = styleCache('rtl', [mirror])

export const MirroredStyles = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={mirrored}>{children}</CacheProvider>
)
