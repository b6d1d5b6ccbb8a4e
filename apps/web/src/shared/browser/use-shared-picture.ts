import { useEffect, useEffectEvent } from 'react'
import { takeShared } from './worker/shared-picture.ts'

/** Calls back with the picture that was shared with the installed site, if one waits. */
export function useSharedPicture(isShared: boolean, onTake: (file: File) => void): void {
  const take = useEffectEvent(async () => {
    const file = await takeShared()
    if (file) onTake(file)
  })
  useEffect(() => {
    if (isShared) void take()
  }, [isShared])
}
