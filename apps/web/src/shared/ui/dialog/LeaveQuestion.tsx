import { useRef, useState } from 'react'
import type { Go } from '../../browser/leave-by.ts'
import { useLeaveGuard } from '../../browser/leave-guard.ts'
import { useT } from '../../i18n/i18n-context.ts'
import { ConfirmationModal } from './ConfirmationModal.tsx'

type Props = {
  /** Whether something would be lost now. */
  isGuarded: boolean
  heading: string
  description: string
  leave: string
  stay: string
  /** Saves what can be saved; where it is all saved nobody is asked. */
  save?: () => Promise<boolean>
}

/** Asks before a page is left that something would be lost with. */
export function LeaveQuestion({ isGuarded, heading, description, leave, stay, save }: Props) {
  const [go, setGo] = useState<Go | null>(null)
  const isSaving = useRef(false)
  const ask = (way: Go) => setGo(() => way)
  useLeaveGuard(isGuarded && go === null, (way) => {
    if (!save) return ask(way)
    if (isSaving.current) return
    isSaving.current = true
    void save()
      .finally(() => (isSaving.current = false))
      .then((isSaved) => (isSaved ? way() : ask(way)))
  })
  if (go === null) return null
  const goOn = async () => (await go()) === false && setGo(null)
  return (
    <ConfirmationModal
      heading={heading}
      description={description}
      primary={{ label: leave, isDestructive: true, onClick: () => void goOn() }}
      secondary={{ label: stay, onClick: () => setGo(null) }}
      onDismiss={() => setGo(null)}
    />
  )
}

/** Asks before a form of the settings is left that is not saved. */
export function LeaveUnsaved({ isGuarded }: Pick<Props, 'isGuarded'>) {
  const t = useT<'settings'>()
  return (
    <LeaveQuestion
      isGuarded={isGuarded}
      heading={t('settings.leaveHeading')}
      description={t('settings.leaveDescription')}
      leave={t('settings.leave')}
      stay={t('settings.stay')}
    />
  )
}
