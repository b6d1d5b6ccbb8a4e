import type { FoundImage } from '@tessera/api-types/media/views'
import { completedUrl, isWebUrl } from '@tessera/api-types/wire/scalars'
import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { mediaApi } from '../../entities/media/media-api.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx'
import { TextField } from '../../shared/ui/forms/TextField.tsx'
import styles from './Composer.module.css'
import { FoundImages } from './FoundImages.tsx'

type Page = { url: string; title: string }
type Props = {
  /** An address that is looked at without being asked. */
  given: string
  onChoose: (image: FoundImage, page: Page) => void
  /** What is wrong with the given address: there is no picture to choose. */
  onNothingFound: (message: string) => void
  onDismiss: () => void
}

type Search =
  | { status: 'idle' }
  | { status: 'searching' }
  | { status: 'failed'; message: string }
  | { status: 'found'; page: Page; images: FoundImage[] }

const MAX_FOUND = 50 // spec 000 §9
const DIALOG_WIDTH = 720

function usePageSearch() {
  const t = useT<'composer'>()
  const dispatch = useAppDispatch()
  const [search, setSearch] = useState<Search>({ status: 'idle' })
  const latest = useRef(0)
  useEffect(() => () => void (latest.current += 1), [])
  /** What is being looked up is no longer asked for. */
  const letGo = () => {
    latest.current += 1
    setSearch((known) => (known.status === 'searching' ? { status: 'idle' } : known))
  }
  const find = async (typed: string): Promise<Search> => {
    const url = completedUrl(typed.trim())
    if (!isWebUrl(url)) return { status: 'failed', message: t('composer.linkWrong') }
    setSearch({ status: 'searching' })
    const ask = mediaApi.endpoints.findImages.initiate({ url, source: 'pin_create' }, { subscribe: false })
    const { data, error } = await dispatch(ask)
    if (data) {
      const page = { url, title: data.title }
      return { status: 'found', page, images: data.items.slice(0, MAX_FOUND) }
    }
    return { status: 'failed', message: errorText(error, t) }
  }
  /** Null where it was let go meanwhile. */
  const look = async (typed: string): Promise<Search | null> => {
    const mine = (latest.current += 1)
    const end = await find(typed)
    return mine === latest.current ? end : null
  }
  return { search, look, letGo, setSearch }
}

/** Finds the pictures of a page and asks which one to take. */
export function AddressDialog({ given, onChoose, onNothingFound, onDismiss }: Props) {
  const t = useT<'composer'>()
  const formId = useId()
  const [address, setAddress] = useState(given)
  const { search, look, letGo, setSearch } = usePageSearch()
  const lookAtGiven = useEffectEvent(async () => {
    if (!given) return
    const end = await look(given)
    if (!end) return
    if (end.status === 'failed') return onNothingFound(end.message)
    if (end.status === 'found' && end.images.length === 0)
      return onNothingFound(`${t('composer.noPictures')}. ${t('composer.noPicturesDescription')}`)
    setSearch(end)
  })
  useEffect(() => void lookAtGiven(), [])
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    void look(address).then((end) => end && setSearch(end))
  }
  return (
    <Dialog title={t('composer.fromAddress')} onDismiss={onDismiss} variant="sheet" width={DIALOG_WIDTH}>
      <form id={formId} noValidate onSubmit={handleSubmit} className={styles.address}>
        <TextField
          label={t('composer.address')}
          type="url"
          inputMode="url"
          dir="ltr"
          placeholder="https://"
          value={address}
          error={search.status === 'failed' ? search.message : undefined}
          onChange={({ target }) => {
            letGo()
            setAddress(target.value)
          }}
        />
        <Button
          type="submit"
          tone="primary"
          isBusy={search.status === 'searching'}
          disabled={!address.trim()}
        >
          {t('composer.findPictures')}
        </Button>
      </form>
      {search.status === 'found' && (
        <FoundImages images={search.images} onChoose={(image) => onChoose(image, search.page)} />
      )}
    </Dialog>
  )
}
