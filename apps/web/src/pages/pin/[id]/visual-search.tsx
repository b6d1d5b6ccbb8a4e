import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import type { PictureRegion as Region } from '@tessera/api-types/visual-search/region'
import { isPinId, pinPath } from '../../../entities/pins/pin-reference.ts'
import { pinsApi } from '../../../entities/pins/pins-api.ts'
import { type Pin, selectPin } from '../../../entities/pins/pins-slice.ts'
import {
  cropPath,
  narrowingIn,
  regionIn,
  type VisualNarrowing,
} from '../../../entities/searches/visual-search-paths.ts'
import { saveActionsOf } from '../../../features/save-pin/SaveActions.tsx'
import { PictureRegion } from '../../../features/visual-search/PictureRegion.tsx'
import { visualSearchApi } from '../../../features/visual-search/visual-search-api.ts'
import { VisualFound } from '../../../features/visual-search/VisualFound.tsx'
import styles from '../../../features/visual-search/VisualSearch.module.css'
import { prefetched } from '../../../shared/api/prefetch.ts'
import { useT } from '../../../shared/i18n/i18n-context.ts'
import type { MessageArea } from '../../../shared/i18n/messages.ts'
import type { Translate } from '../../../shared/i18n/translator.ts'
import { useGoBack } from '../../../shared/navigation/use-go-back.ts'
import type { AppStore } from '../../../shared/store/make-store.ts'
import { useAppSelector } from '../../../shared/store/hooks.ts'
import { ArrowBackIcon } from '../../../shared/ui/icons/control-icons.tsx'
import { IconButton } from '../../../shared/ui/IconButton.tsx'
import { closeupState } from '../closeup/closeup-state.ts'
import { pinIdIn, preloadLightPin } from '../closeup/closeup-page.ts'
import { PinGate } from '../closeup/PinGate.tsx'

type Params = Readonly<Record<string, string | undefined>>
type PreloadArgs = { store: AppStore; params: Params; url: URL }

export const messageAreas: readonly MessageArea[] = ['pins', 'closeup', 'visual-search']

const askFor = (pinId: string, params: URLSearchParams) => ({
  pin_id: pinId,
  ...regionIn(params),
  ...narrowingIn(params),
})

/** Fetches the pin and what looks like the part of it that the address names. */
export async function preload({ store, params, url }: PreloadArgs): Promise<{ status?: number }> {
  const pinId = pinIdIn(params)
  const search = isPinId(pinId)
    ? prefetched(
        store.dispatch(visualSearchApi.endpoints.searchCrop.initiate(askFor(pinId, url.searchParams))),
      )
    : undefined
  const [pin] = await Promise.all([preloadLightPin({ store, params }), search])
  return pin
}

export const head = ({ params, t }: { params: Params; t: Translate<'visual-search'> }) => ({
  title: t('visual.headTitle'),
  canonical: pinPath(pinIdIn(params)),
  isListed: false,
})

function SearchInPin({ pin }: { pin: Pin }) {
  const t = useT<'visual-search' | 'pins'>()
  const navigate = useNavigate()
  const goBack = useGoBack()
  const [params] = useSearchParams()
  const [region, narrowing] = [regionIn(params), narrowingIn(params)]
  const query = visualSearchApi.useSearchCropQuery(askFor(pin.id, params))
  const choose = (next: Region) => void navigate(cropPath(pin.id, next, narrowing), { replace: true })
  const narrow = (next: VisualNarrowing) => void navigate(cropPath(pin.id, region, next), { replace: true })
  const { orig } = pin.images
  return (
    <div className={styles.screen}>
      <div className={styles.aside}>
        <div className={styles.tools}>
          <IconButton label={t('visual.back')} icon={<ArrowBackIcon />} onClick={goBack} />
          <h1 className={styles.title}>{t('visual.title')}</h1>
        </div>
        <PictureRegion
          src={pin.images['736x'].url}
          alt={pin.alt_text || pin.title || t('pin.by', { name: pin.pinner.full_name })}
          width={orig.width}
          height={orig.height}
          region={region}
          onChoose={choose}
        />
        <p className={styles.hint}>{t('visual.hint')}</p>
      </div>
      <VisualFound query={query} narrowing={narrowing} onNarrow={narrow} actionsOf={saveActionsOf} />
    </div>
  )
}

/** A search for a part of a pin's picture: the address names the part. */
export function Page() {
  const pinId = pinIdIn(useParams())
  const isPossible = isPinId(pinId)
  const { data, isFetching, refetch } = pinsApi.useLightPinQuery(pinId, { skip: !isPossible })
  const pin = useAppSelector((state) => selectPin(state, pinId))
  const state = closeupState({ isPossible, result: data, isFetching, isHere: pin !== undefined })
  return (
    <PinGate state={state} onRetry={() => void refetch()}>
      {pin && <SearchInPin key={pinId} pin={pin} />}
    </PinGate>
  )
}
