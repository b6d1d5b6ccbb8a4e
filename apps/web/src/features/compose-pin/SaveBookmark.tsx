import { SHARE_PATH } from '@tessera/api-types/page/share-target'
import { ownOrigin } from '../../shared/browser/post-form.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import styles from './SaveBookmark.module.css'

const code = (): string =>
  `javascript:void window.open(${JSON.stringify(`${ownOrigin()}${SHARE_PATH}?url=`)}+encodeURIComponent(location.href))`

/** A bookmark that saves from the page somebody is on. It works from the bar of bookmarks alone. */
export function SaveBookmark() {
  const t = useT<'composer'>()
  const dispatch = useAppDispatch()
  const becomeBookmark = (link: HTMLAnchorElement | null) => {
    const explain = (event: Event) => {
      event.preventDefault()
      dispatch(toastShown({ text: t('composer.bookmarkHow') }))
    }
    link?.setAttribute('href', code())
    link?.addEventListener('click', explain)
    return () => link?.removeEventListener('click', explain)
  }
  return (
    <p className={styles.hint}>
      {t('composer.bookmark')}{' '}
      {/* Its address is code, which React refuses in a property, and which runs from the bar of bookmarks alone. */}
      <a ref={becomeBookmark} className={styles.bookmark} href="#bookmark">
        {t('composer.bookmarkName')}
      </a>
    </p>
  )
}
