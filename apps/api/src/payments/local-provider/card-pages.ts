import { escapeHtml } from '../../page/escape-html.ts'

const STYLE = `:root{color-scheme:light dark;--ground:#f6f5f2;--card:#fff;--ink:#1d1c1a;--soft:#5f5d58;--line:#8c8a84;--bad:#b3261e}
@media(prefers-color-scheme:dark){:root{--ground:#161512;--card:#23221f;--ink:#f2f0eb;--soft:#b5b2aa;--bad:#f2a49d}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:440px;margin:32px auto;padding:24px;background:var(--card);border-radius:16px}
@media(max-width:480px){main{margin:0;border-radius:0;min-height:100vh}}
h1{font-size:22px;margin:0 0 4px}
p{margin:0 0 16px;color:var(--soft)}
label{display:block;margin:0 0 14px;font-weight:600}
input{display:block;width:100%;margin-top:4px;padding:10px 12px;font:inherit;color:inherit;background:transparent;border:1px solid var(--line);border-radius:8px}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:12px}
[role=alert]{color:var(--bad);font-weight:600}
button{width:100%;padding:12px;margin-bottom:8px;font:inherit;font-weight:600;border-radius:24px;border:1px solid var(--ink);background:var(--ink);color:var(--card);cursor:pointer}
button.second{background:transparent;color:var(--ink)}
:focus-visible{outline:3px solid #6b8afd;outline-offset:2px}`

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`

interface Field {
  name: string
  label: string
  autocomplete: string
  hint?: string
}

const input = ({ name, label, autocomplete, hint }: Field, value = ''): string =>
  `<label>${label}<input name="${name}" autocomplete="${autocomplete}" value="${escapeHtml(value)}"${hint ? ` placeholder="${hint}"` : ''} required></label>`

interface Refusal {
  text: string
  holder: string
}

/** The fields of a card; after a refusal with its reason, and the number to be typed again. */
export const cardPage = (id: string, refusal: Refusal | null = null): string =>
  page(
    'Add a card',
    `<h1>Add a card</h1><p>This is a trial payment page. No money moves, so use a test card.</p>
${refusal ? `<p role="alert">${escapeHtml(refusal.text)}</p>` : ''}
<form method="post" action="/cards/${id}">
${input({ name: 'holder', label: 'Name on card', autocomplete: 'cc-name' }, refusal?.holder)}
${input({ name: 'number', label: 'Card number', autocomplete: 'cc-number' })}
<div class="pair">${input({ name: 'expiry', label: 'Expiration date', autocomplete: 'cc-exp', hint: 'MM/YY' })}
${input({ name: 'code', label: 'Security code', autocomplete: 'cc-csc' })}</div>
<button>Save card</button></form>
<form method="post" action="/cards/${id}/cancel"><button class="second">Cancel</button></form>`,
  )

/** What a bank asks before its card may be used. */
export const challengePage = (id: string): string =>
  page(
    'Confirm with your bank',
    `<h1>Confirm with your bank</h1><p>Your bank wants to make sure it’s you who’s adding this card.</p>
<form method="post" action="/cards/${id}/challenge">
<button name="decision" value="approve">Approve</button>
<button name="decision" value="reject" class="second">Reject</button></form>`,
  )

export const gonePage = (): string =>
  page('Page expired', '<h1>This page has expired</h1><p>Go back to where you came from and start again.</p>')
