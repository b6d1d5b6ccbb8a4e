import type { Mail, Site } from '../kernel/deps.ts'
import { escapeHtml } from '../page/escape-html.ts'

const LABEL = 'Choose which emails you get'
const STYLE = 'font-size:13px;color:#5f5d58'

/** Adds the unsubscribe link, and the headers mail programs unsubscribe by. // RFC 8058 */
export function withSubscriptionLink(
  mail: Mail,
  { publicUrl }: Pick<Site, 'publicUrl'>,
  token: string,
): Mail {
  const url = `${publicUrl}/email/subscription#token=${token}`
  const footer = `<p style="${STYLE}"><a href="${escapeHtml(url)}">${LABEL}</a></p>`
  return {
    ...mail,
    text: `${mail.text}\n\n${LABEL}: ${url}`,
    html: mail.html.replace('</div></body>', () => `${footer}</div></body>`),
    headers: {
      'List-Unsubscribe': `<${publicUrl}/v3/email/unsubscribe/${token}/>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
