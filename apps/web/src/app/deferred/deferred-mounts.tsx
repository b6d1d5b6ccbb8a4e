import { MissingTextsMount } from '../../features/tracking/MissingTextsMount.tsx'
import { PageViewsMount } from '../../features/tracking/PageViewsMount.tsx'
import { VisitorMount } from '../../features/visitor-tracking/VisitorMount.tsx'
import { ConfirmIdentityMount } from '../../features/confirm-identity/ConfirmIdentityMount.tsx'
import { AdFrameMount } from '../../features/third-parties/AdFrameMount.tsx'
import { ConsentBannerMount } from '../../features/cookie-consent/ConsentBannerMount.tsx'
import { MessagesMount } from '../../features/messages/MessagesMount.tsx'
import { UnreadMount } from '../../features/notifications/UnreadMount.tsx'
import { GuideMount } from '../../features/guided-experience/GuideMount.tsx'
import { VerifyReminderMount } from '../../features/verify-email/VerifyReminderMount.tsx'
import { EndedSessionMount } from '../../features/log-out/EndedSessionMount.tsx'
import { PasscodeMount } from '../../features/parental-passcode/PasscodeMount.tsx'
import { OfflineBanner } from '../shell/OfflineBanner.tsx'
import { Toasts } from '../shell/Toasts.tsx'
import { OfflineMount } from '../../features/offline/OfflineMount.tsx'
import { FocusKeeper } from './FocusKeeper.tsx'
import { PreloadMount } from './PreloadMount.tsx'
import { InviteMount } from '../../features/invites/InviteMount.tsx'
import { ReportMount } from '../../features/report/ReportMount.tsx'
import { AccountSwitcherMount } from './AccountSwitcherMount.tsx'
import { InviteGreetings } from './InviteGreetings.tsx'
import { AppBannersMount } from '../../features/app-banners/AppBannersMount.tsx'
import { useSite } from '../site-context.ts'

/** The banners with the name of the site. */
const AppBanners = () => <AppBannersMount siteName={useSite().name} />

/** Banners, prompts and dialogs that wait for their moment: one element a feature. */
export const deferredMounts = (
  <>
    <PageViewsMount />
    <VisitorMount />
    <MissingTextsMount />
    <FocusKeeper />
    <Toasts />
    <OfflineMount />
    <OfflineBanner />
    <AppBanners />
    <PreloadMount />
    <ConfirmIdentityMount />
    <AccountSwitcherMount />
    <ConsentBannerMount />
    <UnreadMount />
    <MessagesMount />
    <GuideMount />
    <PasscodeMount />
    <EndedSessionMount />
    <VerifyReminderMount />
    <InviteMount />
    <InviteGreetings />
    <ReportMount />
    <AdFrameMount />
  </>
)
