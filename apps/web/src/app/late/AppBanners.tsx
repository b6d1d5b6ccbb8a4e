import { AppBannersHost } from '../../features/app-banners/AppBannersHost.tsx'
import { useSite } from '../site-context.ts'

/** The banners with the name of the site. */
export const AppBanners = () => <AppBannersHost siteName={useSite().name} />
