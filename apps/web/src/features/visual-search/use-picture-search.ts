import { type PictureRegion, WHOLE_PICTURE } from '@tessera/api-types/visual-search/region'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { visualSearchMade } from '../../entities/searches/searches-slice.ts'
import { lookPath, type VisualNarrowing } from '../../entities/searches/visual-search-paths.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { base64Of, type ShrunkPicture, shrinkPicture } from '../../shared/browser/shrink-picture.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { visualSearchApi } from './visual-search-api.ts'

/** Has a picture looked at and goes to what looks like it; the picture stays on this device. */
export function usePictureSearch() {
  const t = useT<'visual-search'>()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [describe, { isLoading }] = visualSearchApi.useDescribeLookMutation()
  const [problem, setProblem] = useState<string | null>(null)

  const searchRegion = async (
    picture: ShrunkPicture,
    region: PictureRegion,
    { narrowing = {}, isFirst = false }: { narrowing?: VisualNarrowing; isFirst?: boolean } = {},
  ) => {
    const { data, error } = await describe({ picture: base64Of(picture.src), ...region })
    if (!data) {
      setProblem(errorText(error, t))
      return
    }
    setProblem(null)
    dispatch(visualSearchMade({ look: data.look, picture: { ...picture, region } }))
    void navigate(lookPath(data.look, narrowing), { replace: !isFirst })
  }

  const searchFile = async (file: Blob) => {
    const picture = await shrinkPicture(file)
    if (picture) await searchRegion(picture, WHOLE_PICTURE, { isFirst: true })
    else setProblem(t('visual.unreadable'))
  }

  return { searchFile, searchRegion, problem, isBusy: isLoading }
}
