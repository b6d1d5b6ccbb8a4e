import type { PinPromotion } from '@tessera/api-types/pins/promotion'
import type { ComponentType } from 'react'
import type { Pin } from '../../entities/pins/pins-slice.ts'
import { reportShown } from '../../entities/reports/report-slice.ts'
import { selectIsAuthenticated, selectViewer } from '../../entities/session/session-slice.ts'
import { saveFile } from '../../shared/browser/picture-file.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import type { IconProps } from '../../shared/ui/icons/IconShape.tsx'
import { AlertIcon } from '../../shared/ui/icons/shell-icons.tsx'
import { InfoIcon } from '../../shared/ui/icons/state-icons.tsx'
import { DownloadIcon, HideIcon } from './menu-icons.tsx'
import { useHideAd } from './use-hide-ad.ts'
import { useHidePin } from './use-hide-pin.ts'

export type PinEntry = {
  id: 'why' | 'hide' | 'download' | 'report'
  Icon: ComponentType<IconProps>
  label: string
  hint?: string
  onSelect: () => unknown
}

const NAME_MAX = 60

/** What the picture of a pin is called on somebody's device: the words of its title, and the kind of its file. */
export function pictureName({ id, title }: { id: string; title: string }, url: string): string {
  const words = title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '')
  const [kind = 'jpg'] = /[a-z]+$/.exec(url) ?? []
  return `${words.slice(0, NAME_MAX) || `pin-${id}`}.${kind}`
}

/** What its file or staff say of a pin its creator can only dispute. */
const isLabeledByOthers = ({ ai_label }: Pin) => ai_label === 'file' || ai_label === 'staff'

type Asking = { pin: Pin; showWhy: () => void }

function useReport(pin: Pin, promotion?: PinPromotion | null) {
  const dispatch = useAppDispatch()
  const isProduct = pin.price_value !== null
  const ad = promotion && { isPromoted: true, promotion: promotion.token }
  return () => dispatch(reportShown({ id: pin.id, type: 'pin', isProduct, ...ad }))
}

/** What a viewer can do about an ad. // decided: B-4.66 */
function useAdEntries({ pin, showWhy }: Asking): PinEntry[] {
  const t = useT<'card-menu'>()
  const hide = useHideAd(pin.id, pin.promotion?.token ?? '')
  const report = useReport(pin, pin.promotion)
  return [
    { id: 'why', Icon: InfoIcon, label: t('cardMenu.adWhy'), onSelect: showWhy },
    {
      id: 'hide',
      Icon: HideIcon,
      label: t('cardMenu.adHide'),
      hint: t('cardMenu.adHideHint'),
      onSelect: hide,
    },
    { id: 'report', Icon: AlertIcon, label: t('cardMenu.adReport'), onSelect: report },
  ]
}

/** What a member can do about the pin of another; of their own, only dispute what others say of it. */
function useOpinions({ pin, showWhy }: Asking): Record<'tuning' | 'reports', PinEntry[]> {
  const t = useT<'card-menu'>()
  const hide = useHidePin(pin.id)
  const report = useReport(pin)
  const viewer = useAppSelector(selectViewer)
  const isMine = pin.abilities?.can_edit ?? viewer?.id === pin.pinner.id
  const reporting = { id: 'report', Icon: AlertIcon, onSelect: report } as const
  if (isMine) {
    const dispute = { ...reporting, label: t('cardMenu.disputeAi') }
    return { tuning: [], reports: isLabeledByOthers(pin) ? [dispute] : [] }
  }
  return {
    tuning: [
      {
        id: 'why',
        Icon: InfoIcon,
        label: t(pin.recommendation_reason ? 'cardMenu.why' : 'cardMenu.notInterested'),
        onSelect: showWhy,
      },
      {
        id: 'hide',
        Icon: HideIcon,
        label: t('cardMenu.hide'),
        hint: t('cardMenu.hideHint'),
        onSelect: hide,
      },
    ],
    reports: [{ ...reporting, label: t('cardMenu.report') }],
  }
}

/** What a viewer can do about a pin beside saving and sending it: the same on its card and on its page. */
export function usePinEntries(asking: Asking): PinEntry[] {
  const { pin } = asking
  const t = useT<'card-menu'>()
  const isMember = useAppSelector(selectIsAuthenticated)
  const adEntries = useAdEntries(asking)
  const { tuning, reports } = useOpinions(asking)
  const { url } = pin.images.orig
  const download: PinEntry = {
    id: 'download',
    Icon: DownloadIcon,
    label: t('cardMenu.download'),
    onSelect: () => saveFile(url, pictureName(pin, url)),
  }
  if (!isMember) return [download]
  return pin.promotion ? adEntries : [...tuning, download, ...reports]
}
