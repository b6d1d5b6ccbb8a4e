import { type ComponentType, useState } from 'react'
import type { Pin } from '../../../entities/pins/pins-slice.ts'
import { useT, useTranslator } from '../../../shared/i18n/i18n-context.ts'
import { lazyComponent } from '../../../shared/i18n/lazy-component.tsx'
import { useAppDispatch } from '../../../shared/store/hooks.ts'
import { notLoadedShown } from '../../../shared/toasts/not-loaded.ts'
import { MoreIcon } from '../../../shared/ui/icons/shell-icons.tsx'
import { IconButton } from '../../../shared/ui/IconButton.tsx'
import { Menu } from '../../../shared/ui/menu/Menu.tsx'
import type { MoreItems, MoreMenuStep } from './MoreItems.tsx'

const LazyMoreMenuDialog = lazyComponent([], () =>
  import('./MoreMenuDialog.tsx').then((module) => module.MoreMenuDialog),
)

type ItemsProps = Parameters<typeof MoreItems>[0]

/** What else can be done with the pin; the entries come when it is first opened. */
export function MoreMenu({ pin }: { pin: Pin }) {
  const t = useT<'closeup'>()
  const translator = useTranslator()
  const dispatch = useAppDispatch()
  const [Items, setItems] = useState<ComponentType<ItemsProps> | null>(null)
  const [step, setStep] = useState<MoreMenuStep | null>(null)
  const prepare = () =>
    Promise.all([import('./MoreItems.tsx'), translator.addAreas(['card-menu'])]).then(
      ([{ MoreItems: items }]) => {
        setItems(() => items)
        return true
      },
      () => {
        dispatch(notLoadedShown(t))
        return false
      },
    )
  return (
    <>
      <Menu
        label={t('closeup.more')}
        align="start"
        prepare={prepare}
        trigger={(props) => <IconButton {...props} label={t('closeup.more')} icon={<MoreIcon />} />}
      >
        {Items && <Items pin={pin} onStep={setStep} />}
      </Menu>
      {step && <LazyMoreMenuDialog pin={pin} step={step} onDismiss={() => setStep(null)} />}
    </>
  )
}
