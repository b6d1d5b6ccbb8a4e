import { useEffect, useEffectEvent, useState } from 'react'
import { givenPicturesDropped, selectGivenPictures } from '../../entities/pin-drafts/given-pictures-slice.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { Button } from '../../shared/ui/Button.tsx'
import styles from './PinBuilder.module.css'
import { useNewPictures } from './use-new-pictures.ts'
import { useOneAtATime } from './use-one-at-a-time.ts'

/** Takes up what was chosen on another page, before the drafts that are there; what was refused is kept and tried again. */
export function useGivenPictures(canTake: boolean, onAdded: (draftId: string) => void) {
  const dispatch = useAppDispatch()
  const { takeGiven } = useNewPictures(onAdded)
  const isGiven = useAppSelector(selectGivenPictures) !== null
  const [isRefused, setRefused] = useState(false)
  const { isBusy, run } = useOneAtATime()
  const take = () => run(async () => setRefused(!(await takeGiven())))
  const takeAtOnce = useEffectEvent(() => void take())
  useEffect(() => {
    if (isGiven && canTake) takeAtOnce()
  }, [isGiven, canTake])
  useEffect(() => () => void dispatch(givenPicturesDropped()), [dispatch])
  return { isRefused: isRefused && isGiven, isBusy, take }
}

/** What could not become drafts, and the way to try again. */
export function RefusedPictures({ isRefused, isBusy, take }: ReturnType<typeof useGivenPictures>) {
  const t = useT<'builder'>()
  const given = useAppSelector(selectGivenPictures)
  if (!given || !isRefused) return null
  const count = given.files.length + (given.first.items[0]?.media ? 1 : 0)
  return (
    <div role="alert" className={styles.banner}>
      <p>{t('builder.givenLeft', { count })}</p>
      <Button isBusy={isBusy} onClick={() => void take()}>
        {t('builder.retry')}
      </Button>
    </div>
  )
}
