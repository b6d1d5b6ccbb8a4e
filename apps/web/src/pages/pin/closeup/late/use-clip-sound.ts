import { useState } from 'react'
import { localStore } from '../../../../shared/browser/storage.ts'
import { savesData } from '../../../../shared/browser/streaming.ts'
import { useIsHydrated } from '../../../../shared/browser/use-is-hydrated.ts'

const KEY = 'story_sound'

/** Whether clips and music are heard: as was chosen on this device, silent until then and where data is saved. */
export function useClipSound() {
  const isHydrated = useIsHydrated()
  const [chosen, setChosen] = useState<boolean | null>(null)
  const hasSound = chosen ?? (isHydrated && localStore.read(KEY) === 'on' && !savesData())
  return {
    isMuted: !hasSound,
    /** For now; the choice stays. */
    mute: () => setChosen(false),
    toggle: () => {
      localStore.write(KEY, hasSound ? 'off' : 'on')
      setChosen(!hasSound)
    },
  }
}
