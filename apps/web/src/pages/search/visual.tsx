import { useNavigate, useSearchParams } from 'react-router-dom'
import { selectSearchedPicture } from '../../entities/searches/searches-slice.ts'
import { PICTURE_SEARCH_PATH } from '../../entities/searches/search-paths.ts'
import { lookPath, narrowingIn, type VisualNarrowing } from '../../entities/searches/visual-search-paths.ts'
import { selectIsAuthenticated } from '../../entities/session/session-slice.ts'
import { saveActionsOf } from '../../features/save-pin/SaveActions.tsx'
import { PictureForm } from '../../features/visual-search/PictureForm.tsx'
import { SearchedPicture } from '../../features/visual-search/SearchedPicture.tsx'
import { visualSearchApi } from '../../features/visual-search/visual-search-api.ts'
import { VisualFound } from '../../features/visual-search/VisualFound.tsx'
import styles from '../../features/visual-search/VisualSearch.module.css'
import { prefetched } from '../../shared/api/prefetch.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import type { Translate } from '../../shared/i18n/translator.ts'
import { pathToLogIn } from '../../shared/local-path.ts'
import type { AppStore } from '../../shared/store/make-store.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { ButtonLink } from '../../shared/ui/Button.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { CameraIcon } from '../../shared/ui/icons/shell-icons.tsx'
import { NarrowPage } from '../../shared/ui/NarrowPage.tsx'

export const messageAreas = ['visual-search', 'pins'] as const

const lookIn = (params: URLSearchParams): string | null => params.get('look')

/** Fetches what looks like the picture whose look the address has. */
export async function preload({ store, url }: { store: AppStore; url: URL }) {
  const look = lookIn(url.searchParams)
  if (look)
    await prefetched(
      store.dispatch(
        visualSearchApi.endpoints.searchLook.initiate({ look, ...narrowingIn(url.searchParams) }),
      ),
    )
  return {}
}

export const head = ({ t }: { t: Translate<'visual-search'> }) => ({
  title: t('visual.pictureTitle'),
  isListed: false,
})

function Found({ look }: { look: string }) {
  const t = useT<'visual-search'>()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const narrowing = narrowingIn(params)
  const isMember = useAppSelector(selectIsAuthenticated)
  const picture = useAppSelector((state) => selectSearchedPicture(state, look))
  const query = visualSearchApi.useSearchLookQuery({ look, ...narrowing })
  const narrow = (next: VisualNarrowing) => void navigate(lookPath(look, next), { replace: true })
  return (
    <div className={styles.screen}>
      <div className={styles.aside}>
        <h1 className={styles.title}>{t('visual.pictureTitle')}</h1>
        {picture && <SearchedPicture picture={picture} narrowing={narrowing} />}
        {isMember && <PictureForm isSmall />}
      </div>
      <VisualFound query={query} narrowing={narrowing} onNarrow={narrow} actionsOf={saveActionsOf} />
    </div>
  )
}

function Start() {
  const t = useT<'visual-search'>()
  const isMember = useAppSelector(selectIsAuthenticated)
  if (isMember) {
    return (
      <NarrowPage title={t('visual.pictureTitle')} lead={t('visual.pictureLead')}>
        <PictureForm />
      </NarrowPage>
    )
  }
  return (
    <EmptyState
      heading="h1"
      icon={<CameraIcon size={40} />}
      title={t('visual.logInTitle')}
      description={t('visual.logInLead')}
      action={
        <ButtonLink to={pathToLogIn(PICTURE_SEARCH_PATH)} tone="primary" size="large">
          {t('nav.logIn')}
        </ButtonLink>
      }
    />
  )
}

/** A search by a picture of one's own: the address has its look, and only this device the picture. */
export function Page() {
  const look = lookIn(useSearchParams()[0])
  return look ? <Found look={look} /> : <Start />
}
