import { MissingTextsHost } from '../../features/tracking/MissingTextsHost.tsx'
import { PageViewsHost } from '../../features/tracking/PageViewsHost.tsx'
import { VisitorHost } from '../../features/visitor-tracking/VisitorHost.tsx'
import { ConfirmIdentityHost } from '../../features/confirm-identity/ConfirmIdentityHost.tsx'
import { AdFrameHost } from '../../features/third-parties/AdFrameHost.tsx'
import { ConsentBannerHost } from '../../features/cookie-consent/ConsentBannerHost.tsx'
import { MessagesHost } from '../../features/messages/MessagesHost.tsx'
import { UnreadHost } from '../../features/notifications/UnreadHost.tsx'
import { GuideHost } from '../../features/guided-experience/GuideHost.tsx'
import { VerifyReminderHost } from '../../features/verify-email/VerifyReminderHost.tsx'
import { EndedSessionHost } from '../../features/log-out/EndedSessionHost.tsx'
import { PasscodeHost } from '../../features/parental-passcode/PasscodeHost.tsx'
import { OfflineBanner } from '../shell/OfflineBanner.tsx'
import { OfflineHost } from '../../features/offline/OfflineHost.tsx'
import { FocusKeeper } from './FocusKeeper.tsx'
import { PreloadHost } from './PreloadHost.tsx'
import { InviteHost } from '../../features/invites/InviteHost.tsx'
import { ReportHost } from '../../features/report/ReportHost.tsx'
import { AccountSwitcherHost } from './AccountSwitcherHost.tsx'
import { InviteGreetings } from './InviteGreetings.tsx'
import { AppBannersHost } from '../../features/app-banners/AppBannersHost.tsx'
import { useSite } from '../site-context.ts'

/** The banners with the name of the site. */
const AppBanners = () => <AppBannersHost siteName={useSite().name} />

/** Banners, prompts and dialogs that wait for their moment: one element a feature. */
export const lateHosts = (
  <>
    <PageViewsHost />
    <VisitorHost />
    <MissingTextsHost />
    <FocusKeeper />
    <OfflineHost />
    <OfflineBanner />
    <AppBanners />
    <PreloadHost />
    <ConfirmIdentityHost />
    <AccountSwitcherHost />
    <ConsentBannerHost />
    <UnreadHost />
    <MessagesHost />
    <GuideHost />
    <PasscodeHost />
    <EndedSessionHost />
    <VerifyReminderHost />
    <InviteHost />
    <InviteGreetings />
    <ReportHost />
    <AdFrameHost />
  </>
)
