import { maySendAdvertisingId } from '@tessera/api-types/third-parties/advertising-rules'
import { selectPrivacy } from '../../entities/consent/consent-slice.ts'
import { selectIsAuthenticated } from '../../entities/session/session-slice.ts'
import { postToFrame } from '../../shared/browser/third-parties.ts'
import { wait } from '../../shared/browser/clock.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { thirdPartiesApi } from './third-parties-api.ts'

const TRIES = 3
const BETWEEN_TRIES_MS = 1000

/** The hidden frame that gets the advertising identifier; rendered only where a member allows that. */
export function AdFrameMount() {
  const isMember = useAppSelector(selectIsAuthenticated)
  const isAllowed = useAppSelector((state) => maySendAdvertisingId(isMember, selectPrivacy(state)))
  const hasThirdParties = useAppSelector((state) => state.session?.pageData?.hasThirdParties ?? false)
  const { data } = thirdPartiesApi.useThirdPartyPlanQuery({}, { skip: !isAllowed || !hasThirdParties })
  const [identify] = thirdPartiesApi.useAdvertisingIdMutation()
  const url = data?.is_marketing_allowed ? data.ad_frame_url : null
  if (!isAllowed || url === null) return null
  const tell = async (frame: HTMLIFrameElement) => {
    // A choice made a moment ago may still be on its way to the server.
    for (let tried = 0; tried < TRIES; tried += 1) {
      const { data: known } = await identify({})
      if (known) {
        const { identifier, expires_at } = known
        return postToFrame(frame, { identifier, expiry: expires_at }, new URL(url).origin)
      }
      await wait(BETWEEN_TRIES_MS)
    }
  }
  return (
    <iframe
      src={url}
      hidden
      aria-hidden="true"
      tabIndex={-1}
      title="advertising"
      referrerPolicy="no-referrer"
      sandbox="allow-scripts allow-same-origin"
      onLoad={({ currentTarget }) => void tell(currentTarget)}
    />
  )
}
