import type { PictureRegion as Region } from '@tessera/api-types/visual-search/region'
import type { SearchedPicture as Picture } from '../../entities/searches/searches-slice.ts'
import type { VisualNarrowing } from '../../entities/searches/visual-search-paths.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { PictureRegion } from './PictureRegion.tsx'
import { usePictureSearch } from './use-picture-search.ts'
import styles from './VisualSearch.module.css'

/** The picture that was searched by, while this device still has it; another part of it is looked at anew. */
export function SearchedPicture({ picture, narrowing }: { picture: Picture; narrowing: VisualNarrowing }) {
  const t = useT<'visual-search'>()
  const { searchRegion, problem } = usePictureSearch()
  const { region, ...file } = picture
  const choose = (next: Region) => void searchRegion(file, next, { narrowing })
  return (
    <>
      <PictureRegion {...file} alt={t('visual.yourPicture')} region={region} onChoose={choose} />
      <p className={styles.hint}>{t('visual.hint')}</p>
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </>
  )
}
