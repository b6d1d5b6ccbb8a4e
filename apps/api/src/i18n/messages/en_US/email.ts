import type { EmailMessages } from '../../server-texts.ts'

/** A blank line begins a new paragraph of a text. */
export const messages = {
  'email.merchantDecision.subject': `{decision, select,
    approved {{business} is a verified merchant}
    declined {{business} wasn’t accepted as a verified merchant}
    nonCompliant {{business} no longer meets the verified merchant guidelines}
    other {{business}’s verified merchant status was suspended}}`,
  'email.merchantDecision.text': `{decision, select,
    approved {Hi {name}, {business} was accepted into the verified merchant program. The badge now shows on its profile and products.}
    declined {Hi {name}, {business} wasn’t accepted into the verified merchant program. See what’s missing and how to appeal.}
    nonCompliant {Hi {name}, {business} no longer meets all guidelines of the verified merchant program, so its badge is hidden for now. Fix everything within 30 days to get it back.}
    other {Hi {name}, {business} didn’t meet the guidelines of the verified merchant program for 30 days and was suspended. You can appeal this decision.}}`,
  'email.merchantDecision.button': 'See your status',

  'email.websiteLost.subject': '{website} is no longer claimed',
  'email.websiteLost.text':
    'Hi {name}, in our last three weekly checks we didn’t find the proof that {website} belongs to {account}, so the website is no longer claimed.\n\nPut the tag, file or DNS record back, then claim the website again.',
  'email.websiteLost.button': 'Claim it again',

  'email.accountWebsiteLost.subject': '{website} is no longer claimed',
  'email.accountWebsiteLost.text':
    'Hi {name}, in our last three weekly checks we didn’t find the proof that {website} belongs to {account}, so the website is no longer claimed.\n\nPut the tag, file or DNS record back, then log in as {account} to claim the website again.',
  'email.accountWebsiteLost.button': 'See claimed websites',

  'email.welcome.subject': 'Verify your email for {site}',
  'email.welcome.text': 'Hi {name}, welcome to {site}!\n\nConfirm that this is your email address.',
  'email.welcome.button': 'Verify your email',
  'email.welcome.closing':
    'The link works once and expires in 3 days. If you didn’t sign up, you can ignore this email.',

  'email.finishSignUp.subject': 'Finish signing up for {site}',
  'email.finishSignUp.text':
    'One step left: confirm that this is your email address.\n\nThen log in with the method you signed up with.',
  'email.finishSignUp.button': 'Finish signing up',
  'email.finishSignUp.closing':
    'The link works once and expires in 3 days. If you didn’t sign up, you can ignore this email.',

  'email.addressGiven.subject': 'You already have a {site} account',
  'email.addressGiven.text':
    'Hi {name}, someone just tried to use this email address on {site}. You already have an account with it.\n\nIf this was you, log in instead. If you forgot your password, you can reset it there.',
  'email.addressGiven.button': 'Log in',
  'email.addressGiven.closing': 'If this wasn’t you, you can ignore this email. Your account hasn’t changed.',

  'email.verifyAgain.subject': 'Verify your email for {site}',
  'email.verifyAgain.text': 'Hi {name}, here’s your link to verify your email address.',
  'email.verifyAgain.button': 'Verify your email',
  'email.verifyAgain.closing': 'The link works once and expires in 3 days. Earlier links no longer work.',

  'email.resetPassword.subject': 'Reset your {site} password',
  'email.resetPassword.text': 'Hi {name}, we got a request to reset your password.',
  'email.resetPassword.button': 'Choose a new password',
  'email.resetPassword.closing':
    'The link works once and expires in 1 hour. If this wasn’t you, ignore this email and your password won’t change.',

  'email.passwordChanged.subject': 'Your {site} password was changed',
  'email.passwordChanged.text':
    'Hi {name}, your password was just changed, and we logged out your other devices.\n\nIf this wasn’t you, reset your password right away.',
  'email.passwordChanged.button': 'Reset your password',

  'email.confirmNewEmail.subject': 'Confirm your new email for {site}',
  'email.confirmNewEmail.text': 'Hi {name}, confirm that you want to use this address for your account.',
  'email.confirmNewEmail.button': 'Use this email',
  'email.confirmNewEmail.closing':
    'Until then, we’ll keep using your current address. The link works once and expires in 3 days.',

  'email.emailChanged.subject': 'Your {site} email was changed',
  'email.emailChanged.text':
    'Hi {name}, your account now uses {newEmail}. This address is no longer connected to it.\n\nIf this wasn’t you, contact {site} right away.',

  'email.securityChanged.subject': 'Security update for your {site} account',
  'email.securityChanged.text': `{change, select,
    appAdded {Hi {name}, you can now confirm logins with an authenticator app.}
    appRemoved {Hi {name}, the authenticator app was removed from your account.}
    phoneAdded {Hi {name}, codes sent to the phone ending in {phoneEnd} now confirm your logins.}
    phoneRemoved {Hi {name}, the phone for login codes was removed from your account.}
    passkeyAdded {Hi {name}, the passkey “{passkey}” was added to your account.}
    passkeyRemoved {Hi {name}, the passkey “{passkey}” was removed from your account.}
    recoveryCodesRenewed {Hi {name}, you got new recovery codes. The old ones no longer work.}
    recoveryCodeUsed {Hi {name}, a recovery code was just used to confirm it’s you. {codesLeft, plural, =0 {You have no codes left.} one {You have # code left.} other {You have # codes left.}}}
    other {Hi {name}, the security settings of your account were changed.}}\n\nIf this wasn’t you, change your password right away and check your security settings.`,
  'email.securityChanged.button': 'Security settings',

  'email.deletionAsked.subject': 'Your {site} account will be deleted',
  'email.deletionAsked.text':
    'Hi {name}, your account is now hidden. {days, plural, one {In # day} other {In # days}}, we’ll delete it and everything you made.\n\nIf you change your mind, or if this wasn’t you, log in before then to keep it.',
  'email.deletionAsked.button': 'Log in and keep it',

  'email.invitation.subject': '{inviter} invited you to {site}',
  'email.invitation.text': '{inviter} invited you to {site}, a place to discover, save and follow ideas.',
  'email.invitation.button': 'Join',
  'email.invitation.closing':
    'This invite expires in 30 days. If you don’t know the sender, you can ignore this email.',

  'email.messageInvitation.subject': '{sender} sent you a message on {site}',
  'email.messageInvitation.text':
    '{sender} sent you a message on {site}, a place to discover, save and follow ideas. Sign up to read it and reply.',
  'email.messageInvitation.button': 'Read the message',
  'email.messageInvitation.closing':
    'This invite expires in 30 days. If you don’t know the sender, you can ignore this email.',

  'email.boardInvitation.subject': '{inviter} invited you to the board “{board}”',
  'email.boardInvitation.text':
    '{inviter} invited you to save ideas together to the board “{board}” on {site}. Sign up to accept.',
  'email.boardInvitation.button': 'See the board',
  'email.boardInvitation.closing':
    'This invite expires in 30 days. If you don’t know the sender, you can ignore this email.',

  'email.businessInvite.subject': 'Join {business} on {site}',
  'email.businessInvite.text': `{role, select,
    ADMIN {{inviter} invited you to join {business} on {site} as an admin.}
    other {{inviter} invited you to join {business} on {site} as an employee.}}`,
  'email.businessInvite.button': 'Accept or decline',
  'email.businessInvite.closing':
    'This invite expires in 30 days. If you weren’t expecting it, you can ignore this email.',

  'email.partnerInvite.subject': `{type, select,
    PARTNER {Work with {business} on {site}}
    other {{business} requested access on {site}}}`,
  'email.partnerInvite.text': `{type, select,
    PARTNER {{inviter} invited your business to work with {business} on {site} as a partner.}
    other {{inviter} asked for access to ad accounts or profiles of your business on {site}, on behalf of {business}.}}`,
  'email.partnerInvite.button': 'Review',
  'email.partnerInvite.closing':
    'This expires in 30 days. If you weren’t expecting it, you can ignore this email.',

  'email.businessChange.subject': `{event, select,
    business_role {You’re now {role, select, OWNER {the owner} ADMIN {an admin} other {an employee}} of {business}}
    business_access {Your access in {business} changed}
    business_removed {You no longer have access to {business}}
    business_partner_joined {{partner} is now a partner of {business}}
    business_partner_declined {{partner} declined to be a partner of {business}}
    business_partner_access {What {partner} and {business} share changed}
    business_partner_removed {{partner} is no longer a partner of {business}}
    other {News from {business}}}`,
  'email.businessChange.text': `{event, select,
    business_role {Hi {name}, your role in {business} on {site} changed. You’re now {role, select, OWNER {the owner} ADMIN {an admin} other {an employee}}.}
    business_access {Hi {name}, your access to ad accounts, profiles or catalogs of {business} on {site} changed.}
    business_removed {Hi {name}, you were removed from {business} on {site}, so you can’t open it any more. What you created there stays.}
    business_partner_joined {Hi {name}, {partner} is now a partner of {business} on {site}.}
    business_partner_declined {Hi {name}, {partner} declined to work with {business} on {site} as a partner.}
    business_partner_access {Hi {name}, what {partner} and {business} share with each other on {site} changed.}
    business_partner_removed {Hi {name}, {partner} is no longer a partner of {business} on {site}. Access that they shared has ended.}
    other {Hi {name}, there’s news from {business} on {site}.}}`,
  'email.businessChange.button': 'Take a look',

  'email.dataExportReady.subject': 'Your {site} data is ready',
  'email.dataExportReady.text':
    'Hi {name}, the data you requested is ready: a ZIP file with your data as JSON and your original images.',
  'email.dataExportReady.button': 'Download your data',
  'email.dataExportReady.closing':
    'You can download it for 7 days. If you didn’t request this, change your password right away.',

  'email.notification.subject': `{event, select,
    follow {{actor} started following you}
    follow_request {{actor} wants to follow you}
    request_approved {{actor} accepted your follow request}
    comment {{actor} commented on your pin}
    reply {{actor} replied to your comment}
    mention {{actor} mentioned you in a comment}
    message {{actor} sent you a message}
    board_invite {{actor} invited you to the board “{board}”}
    board_join_request {{actor} asked to join your board “{board}”}
    board_join_approved {You can now save to the board “{board}”}
    other {News from {actor}}}`,
  'email.notification.text': `{event, select,
    follow {Hi {name}, {actor} started following you on {site}.}
    follow_request {Hi {name}, {actor} wants to follow you on {site}.}
    request_approved {Hi {name}, {actor} accepted your follow request on {site}.}
    comment {Hi {name}, {actor} commented on your pin on {site}.}
    reply {Hi {name}, {actor} replied to your comment on {site}.}
    mention {Hi {name}, {actor} mentioned you in a comment on {site}.}
    message {Hi {name}, {actor} sent you a message on {site}.}
    board_invite {Hi {name}, {actor} invited you to save ideas together to the board “{board}” on {site}.}
    board_join_request {Hi {name}, {actor} asked to join your board “{board}” on {site}.}
    board_join_approved {Hi {name}, {actor} approved your request. You can now save to the board “{board}” on {site}.}
    other {Hi {name}, there’s news from {actor} on {site}.}}`,
  'email.notification.button': 'Take a look',

  'email.paymentFailed.subject': 'A payment for {account} didn’t go through',
  'email.paymentFailed.text': `Hi {name}, we couldn’t charge {amount} to the card on file for invoice {invoice} of your ad account “{account}”.\n\n{again, select,
    yes {We’ll try again on {retryAt}. To fix it sooner, update the card or pay the invoice now.}
    other {We won’t try again automatically. Update the card or pay the invoice by {dueAt} to keep your ads running.}}`,
  'email.paymentFailed.button': 'View invoice',

  'email.adsOnHold.subject': 'Your ads in {account} are paused',
  'email.adsOnHold.text':
    'Hi {name}, invoice {invoice} for {amount} is overdue, so we paused every ad in your ad account “{account}”.\n\nYour ads will run again as soon as the invoice is paid.',
  'email.adsOnHold.button': 'Pay invoice',

  'email.invoiceIssued.subject': 'Your invoice {invoice} for {account}',
  'email.invoiceIssued.text': `Hi {name}, invoice {invoice} for your ad account “{account}” is ready. {uses, select,
    all {The total is {amount}. Your credit covers it, so there’s nothing left to pay.}
    part {The total is {amount}. We used {credit} of your credit, so {left} is due by {dueAt}.\n\nIf you have a card on file, we’ll charge it automatically.}
    other {The total is {amount}, due by {dueAt}.\n\nIf you have a card on file, we’ll charge it automatically.}}`,
  'email.invoiceIssued.button': 'View invoice',

  'email.creditNoteIssued.subject': 'Credit note {creditNote} for {account}',
  'email.creditNoteIssued.text': `Hi {name}, we credited {amount} to invoice {invoice} of your ad account “{account}”.\n\n{lowers, select,
    this {What’s due on that invoice is lower by this amount.}
    less {It first makes up for credit you used that was refunded to you. Only the rest, if any, lowers what’s due on that invoice.}
    both {It covers what was still due on that invoice. Your next invoice will use the rest.}
    other {You already paid that invoice, so your next one will use the credit.}}`,
  'email.creditNoteIssued.button': 'View credit note',

  'email.invoicePaid.subject': 'Receipt for invoice {invoice} of {account}',
  'email.invoicePaid.text':
    'Hi {name}, we received your payment of {amount} for invoice {invoice} of your ad account “{account}”. Thank you!',
  'email.invoicePaid.button': 'View invoice',

  'email.passcodeSet.subject': 'Confirm your email for a parental passcode on {site}',
  'email.passcodeSet.text':
    'A parental passcode now protects the settings of {name}’s account on {site}. This address was added as its backup.\n\nConfirm that this address is yours. We’ll use it to reset a forgotten passcode.',
  'email.passcodeSet.button': 'Confirm this email',
  'email.passcodeSet.closing':
    'The link works once and expires in 3 days. If you don’t know this account, you can ignore this email.',

  'email.passcodeRecovery.subject': 'Remove the parental passcode on {site}',
  'email.passcodeRecovery.text':
    'Someone asked for help with the parental passcode of {name}’s account on {site}.\n\nUse this link to remove the passcode. You can set a new one afterward.',
  'email.passcodeRecovery.button': 'Remove the passcode',
  'email.passcodeRecovery.closing':
    'The link works once and expires in 1 hour. If you didn’t request it, ignore this email and the passcode won’t change.',

  'email.passcodeChanges.subject': 'Parental passcode update on {site}',
  'email.passcodeChanges.text': `{change, select,
    changed {The parental passcode of {name}’s account was changed.}
    removed {The parental passcode of {name}’s account was removed, so settings can be changed without it.}
    locked {The parental passcode of {name}’s account is locked for 15 minutes after five wrong tries.}
    other {The parental passcode of {name}’s account was updated.}}\n\nYou’re getting this email because your address is the passcode’s backup.`,
  'email.passcodeChanges.button': 'About parental passcodes',

  'email.subscription': 'Choose which emails you get',
} satisfies EmailMessages
