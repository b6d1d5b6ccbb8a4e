import type { Mount } from '../app.ts'
import type { Config } from '../config.ts'
import { devMailPage } from '../mail/dev-mail-page.ts'
import type { MailFolder } from '../mail/mail-folder.ts'
import { health } from '../plugins/health.ts'
import { metricsPage, type Metrics } from '../plugins/metrics.ts'
import type { Data } from './open-data.ts'
import { readiness } from './readiness.ts'

interface Parts {
  config: Config
  data: Data
  mail: MailFolder
  metrics: Metrics
  isClosing(): boolean
}

/** Routes beside the operations, in the order they are registered. */
export function siteMounts({ config, data, mail, metrics, isClosing }: Parts): Mount[] {
  const showsMail = config.DEV_TOOLS && !config.SMTP_URL
  return [
    health({ isClosing, findFaults: readiness(data.primary) }),
    metricsPage(metrics, config.METRICS_TOKEN),
    ...(showsMail ? [devMailPage(mail)] : []),
  ]
}
