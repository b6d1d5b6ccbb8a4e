import { MissingTextsMount } from '../../features/tracking/MissingTextsMount.tsx'
import { PageViewsMount } from '../../features/tracking/PageViewsMount.tsx'
import { ConfirmIdentityMount } from '../../features/confirm-identity/ConfirmIdentityMount.tsx'
import { ConsentBannerMount } from '../../features/cookie-consent/ConsentBannerMount.tsx'
import { UnreadMount } from '../../features/notifications/UnreadMount.tsx'
import { GuideMount } from '../../features/guided-experience/GuideMount.tsx'
import { VerifyReminderMount } from '../../features/verify-email/VerifyReminderMount.tsx'
import { EndedSessionMount } from '../../features/log-out/EndedSessionMount.tsx'
import { PasscodeMount } from '../../features/parental-passcode/PasscodeMount.tsx'
import { OfflineBanner } from '../shell/OfflineBanner.tsx'
import { Toasts } from '../shell/Toasts.tsx'
import { OfflineMount } from '../../features/offline/OfflineMount.tsx'
import { CardPreviewMount } from '../../features/card-preview/CardPreviewMount.tsx'
import { FocusKeeper } from './FocusKeeper.tsx'
import { PreloadMount } from './PreloadMount.tsx'
import { InviteMount } from '../../features/invites/InviteMount.tsx'
import { FeedbackMount } from '../../features/feedback/FeedbackMount.tsx'
import { ReportMount } from '../../features/report/ReportMount.tsx'
import { AccountSwitcherMount } from './AccountSwitcherMount.tsx'
import { AppBannersMount } from '../../features/app-banners/AppBannersMount.tsx'
import type { ComponentType } from 'react'
import { selectIsAuthenticated } from '../../entities/session/session-slice.ts'
import { mayMessage } from '../../entities/share-suggestions/may-message.ts'
import { inviteCodeOf } from '../../entities/visitor/landing.ts'
import { changeSaveEnded, selectChangingSave } from '../../features/save-pin/change-save-slice.ts'
import { useSite } from '../site-context.ts'
import { lazyMount } from './lazy-mount.tsx'

/** The banners with the name of the site. */
const AppBanners = () => <AppBannersMount siteName={useSite().name} />

const VisitorMount = lazyMount(
  ({ session }) => session?.pageData?.isVisitorTracked ?? false,
  () => import('../../features/visitor-tracking/VisitorMount.tsx').then((module) => module.VisitorMount),
)
const MessagesMount = lazyMount(mayMessage, () =>
  import('../../features/messages/MessagesMount.tsx').then((module) => module.MessagesMount),
)
const CardMenuMount = lazyMount(selectIsAuthenticated, () =>
  import('../../features/card-menu/CardMenuMount.tsx').then((module) => module.CardMenuMount),
)
const ChangeSaveMount = lazyMount(
  (state) => selectChangingSave(state) !== null,
  () => import('../../features/save-pin/ChangeSaveMount.tsx').then((module) => module.ChangeSaveMount),
  changeSaveEnded(),
)
const InviteGreetings = lazyMount(
  (state) => inviteCodeOf(state) !== null,
  () => import('./InviteGreetings.tsx').then((module) => module.InviteGreetings),
)
const AdFrameMount = lazyMount(
  ({ session }) => session?.pageData?.hasThirdParties ?? false,
  () => import('../../features/third-parties/AdFrameMount.tsx').then((module) => module.AdFrameMount),
)

/** Banners, prompts and dialogs that wait for their moment: one a feature. */
export const deferredMounts: Readonly<Record<string, ComponentType>> = {
  PageViewsMount,
  VisitorMount,
  MissingTextsMount,
  FocusKeeper,
  Toasts,
  OfflineMount,
  OfflineBanner,
  AppBanners,
  PreloadMount,
  ConfirmIdentityMount,
  AccountSwitcherMount,
  ConsentBannerMount,
  UnreadMount,
  MessagesMount,
  CardMenuMount,
  ChangeSaveMount,
  CardPreviewMount,
  GuideMount,
  PasscodeMount,
  EndedSessionMount,
  VerifyReminderMount,
  InviteMount,
  InviteGreetings,
  ReportMount,
  FeedbackMount,
  AdFrameMount,
}
