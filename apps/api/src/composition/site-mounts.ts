import type { Mount } from '../app.ts'
import type { Config } from '../config.ts'
import type { Deps } from '../kernel/deps.ts'
import type { Operation } from '../kernel/operation.ts'
import { businessOfAdvertiser } from '../domains/ad-notifications/recommendation-service.ts'
import { EXPORT_PATH } from '../domains/data-export/export-address.ts'
import { exportFile } from '../domains/data-export/export-service.ts'
import {
  appendBytes,
  beginUpload,
  endUpload,
  findResumable,
} from '../domains/media/resumable-upload-service.ts'
import { pictureAccess } from '../domains/media/picture-access-service.ts'
import { PREVIEW_PATH } from '../domains/media/preview-address.ts'
import { previewOf } from '../domains/media/preview-service.ts'
import { siteName } from '../domains/site-brand/site-brand-service.ts'
import { registerSource } from '../domains/third-parties/attribution-service.ts'
import { finishAuthorization, startAuthorization } from '../domains/social-login/authorization-service.ts'
import { devMailPage } from '../mail/dev-mail-page.ts'
import type { MailFolder } from '../mail/mail-folder.ts'
import { receivePaymentEvent } from '../domains/ads/payment-event-service.ts'
import { visitAdvertiser } from '../domains/ads/ad-visit-service.ts'
import { adVisitRoute } from '../plugins/ad-visit-route.ts'
import { advertiserRoute } from '../plugins/advertiser-route.ts'
import { attributionRoute } from '../plugins/attribution-route.ts'
import { apiDocs } from '../openapi/api-docs.ts'
import { health } from '../plugins/health.ts'
import { fontRoutes } from '../plugins/font-routes.ts'
import { imageRoutes } from '../plugins/image-routes.ts'
import { resumableUploads } from '../plugins/resumable-uploads.ts'
import { tagRoutes } from '../plugins/tag-routes.ts'
import { musicRoutes } from '../plugins/music-routes.ts'
import { videoRoutes } from '../plugins/video-routes.ts'
import { isOfferedSound } from '../domains/music/music-store.ts'
import { isSoundAddress } from '../domains/music/sound-address.ts'
import { loadCaptions } from '../domains/media/video-store.ts'
import { paymentEventsRoute } from '../plugins/payment-events-route.ts'
import { socialRoutes } from '../plugins/social-routes.ts'
import { exportRoute } from '../plugins/export-route.ts'
import { previewRoute } from '../plugins/preview-route.ts'
import { metricsPage, type Metrics } from '../plugins/metrics.ts'
import { sitePages } from '../page/site-pages.ts'
import { viewerPageContext } from '../page/viewer-page-context.ts'
import { appVersion } from './app-version.ts'
import { readiness } from './readiness.ts'

interface Options {
  config: Config
  deps: Deps
  operations: readonly Operation[]
  mail: MailFolder
  metrics: Metrics
  isClosing(): boolean
}

/** Routes beside the operations, in the order they are registered. */
export function siteMounts({ config, deps, operations, mail, metrics, isClosing }: Options): Mount[] {
  const pageContext = viewerPageContext(config, appVersion())
  const servesPages = config.ROLES.includes('web')
  const showsMail = config.DEV_TOOLS && !config.SMTP_URL
  const admission = {
    access: pictureAccess(deps),
    sessionOrigin: config.IMAGE_HOST ? config.PUBLIC_URL : null,
  }
  return [
    health({ isClosing, findFaults: readiness(deps) }),
    metricsPage(metrics, config.METRICS_TOKEN),
    imageRoutes({ images: deps.images, ...admission }),
    videoRoutes({
      storage: deps.storage,
      loadCaptions: (signature) => loadCaptions(deps.read, signature),
      ...admission,
    }),
    musicRoutes({
      storage: deps.storage,
      isOffered: (signature) => isOfferedSound(deps.read, signature),
      isSigned: (signature, query) => isSoundAddress(deps.site.secret, signature, query, deps.now()),
    }),
    resumableUploads({
      begin: (viewer, asked) => beginUpload(viewer, asked, deps),
      find: (viewer, id) => findResumable(viewer, id, deps),
      append: (viewer, appended) => appendBytes(viewer, appended, deps),
      end: (viewer, id) => endUpload(viewer, id, deps),
    }),
    fontRoutes,
    tagRoutes,
    adVisitRoute((viewer, token) => visitAdvertiser(viewer, token, deps)),
    paymentEventsRoute((headers, body) => receivePaymentEvent(headers, body, deps)),
    advertiserRoute((viewer, advertiserId) => businessOfAdvertiser(viewer, advertiserId, deps)),
    attributionRoute((query) => registerSource(query, deps)),
    exportRoute(EXPORT_PATH, (asked) => exportFile(asked, deps), deps.storage),
    previewRoute(PREVIEW_PATH, (asked) => previewOf(asked, deps)),
    socialRoutes({ start: startAuthorization, finish: finishAuthorization, publicUrl: config.PUBLIC_URL }),
    ...(showsMail ? [devMailPage(mail)] : []),
    apiDocs(
      operations.map(({ contract }) => contract),
      {
        publicUrl: config.PUBLIC_URL,
        version: appVersion(),
        nameNow: () => siteName(deps.read, deps.site),
      },
    ),
    ...(servesPages ? [sitePages({ config, deps, operations, pageContext })] : []),
  ]
}
