import { picturesGiven } from '../../entities/pin-drafts/given-pictures-slice.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { severalPictures } from './several-pictures.ts'
import type { useComposer } from './use-composer.ts'

type Composing = Pick<ReturnType<typeof useComposer>, 'picture' | 'takeFile' | 'call' | 'place'>

/** One file is the picture of the pin; several become pins of their own, with what was entered for the first. */
export function useTakeFiles({ picture, takeFile, call, place }: Composing, onSeveral: () => void) {
  const dispatch = useAppDispatch()
  return (files: readonly File[]) => {
    const [file] = files
    if (file && files.length === 1) return takeFile(file)
    dispatch(picturesGiven(severalPictures(files, { picture, values: call.form.getValues(), place })))
    return onSeveral()
  }
}
