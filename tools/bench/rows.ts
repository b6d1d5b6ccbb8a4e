import type { Row } from './row.ts'
import { ads } from './rows/ads.ts'
import { closeupOverhead } from './rows/closeup-overhead.ts'
import { differentMembers } from './rows/different-members.ts'
import { coldStart } from './rows/cold-start.ts'
import { growth } from './rows/growth.ts'
import { homeFeedLoad } from './rows/home-feed-load.ts'
import { idleMemory } from './rows/idle-memory.ts'
import { imageUpload } from './rows/image-upload.ts'
import { pageVitals } from './rows/page-vitals.ts'
import { pageWeight } from './rows/page-weight.ts'
import { pageWork } from './rows/page-work.ts'
import { searchHotSet } from './rows/search-hot-set.ts'
import { serverRender } from './rows/server-render.ts'
import { statementCounts } from './rows/statement-counts.ts'

/** Every row that can be measured, in the order of a full run. */
export const rows: readonly Row[] = [
  statementCounts,
  homeFeedLoad,
  differentMembers,
  ads,
  closeupOverhead,
  growth,
  searchHotSet,
  serverRender,
  pageWeight,
  pageVitals,
  pageWork,
  imageUpload,
  idleMemory,
  coldStart,
]
