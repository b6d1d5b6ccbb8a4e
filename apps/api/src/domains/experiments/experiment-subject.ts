import { viewerType } from '@tessera/shared-auth'
import type { ExperimentSubject } from '@tessera/shared-tracking'
import type { Context } from '../../kernel/context.ts'
import { isHandheld } from '../sessions/viewer-service.ts'

type Asker = Pick<Context, 'viewer' | 'caller'>

/** Who is assigned: the member, or a browser that may be known again. */
export const subjectOf = ({ viewer, caller }: Asker): ExperimentSubject => ({
  userId: viewer.state === 'UNAUTH' ? null : viewer.userId,
  unauthId: caller.cookies.unauth_id ?? null,
  viewerType: viewerType(viewer),
  isEmployee: viewer.state === 'AUTH' && viewer.isEmployee,
  isMobile: isHandheld(caller.userAgent),
  country: viewer.country,
})
