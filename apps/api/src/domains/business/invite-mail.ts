import type { GivenBusinessRole } from '@tessera/api-types/business/roles'
import type { Mail, Site } from '../../kernel/deps.ts'
import { invitePath } from './notice-rules.ts'

interface InviteEmail {
  to: string
  token: string
  businessName: string
  inviterName: string
  role: GivenBusinessRole
}

const ROLE_WORDS: Record<GivenBusinessRole, string> = { ADMIN: 'an administrator', EMPLOYEE: 'an employee' }

/** The mail that carries the link of an invite. */
export function inviteMail(site: Pick<Site, 'name' | 'publicUrl'>, invite: InviteEmail): Mail {
  const { to, token, businessName, inviterName, role } = invite
  const link = `${site.publicUrl}${invitePath(token)}`
  const sentence = `${inviterName} invited you to join ${businessName} on ${site.name} as ${ROLE_WORDS[role]}.`
  const note = 'This invite expires in 30 days. If you weren’t expecting it, you can ignore this email.'
  return {
    to,
    subject: `Join ${businessName} on ${site.name}`.replaceAll(/[\r\n]+/g, ' '),
    text: `${sentence}\n\nAccept or decline here:\n${link}\n\n${note}\n`,
    html: `<p>${escapeHtml(sentence)}</p><p><a href="${escapeHtml(link)}">Accept or decline</a></p><p>${note}</p>`,
  }
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (value: string): string => value.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
