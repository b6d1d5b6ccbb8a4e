import type { EmailContent } from './email.ts'

/** Every text this site emails. Values are plain; the renderer escapes them. */
export const emailTexts = {
  welcome: (site: string, name: string, url: string): EmailContent => ({
    subject: `Verify your email for ${site}`,
    paragraphs: [`Hi ${name}, welcome to ${site}!`, 'Confirm that this is your email address.'],
    button: { label: 'Verify your email', url },
    closing: 'The link works once and expires in 3 days. If you didn’t sign up, you can ignore this email.',
  }),
  finishSignUp: (site: string, url: string): EmailContent => ({
    subject: `Finish signing up for ${site}`,
    paragraphs: [
      'One step left: confirm that this is your email address.',
      'Then log in with your password.',
    ],
    button: { label: 'Finish signing up', url },
    closing: 'The link works once and expires in 3 days. If you didn’t sign up, you can ignore this email.',
  }),
  addressGiven: (site: string, name: string, url: string): EmailContent => ({
    subject: `You already have a ${site} account`,
    paragraphs: [
      `Hi ${name}, someone just tried to use this email address on ${site}. You already have an account with it.`,
      'If this was you, log in instead. If you forgot your password, you can reset it there.',
    ],
    button: { label: 'Log in', url },
    closing: 'If this wasn’t you, you can ignore this email. Your account hasn’t changed.',
  }),
  verifyAgain: (site: string, name: string, url: string): EmailContent => ({
    subject: `Verify your email for ${site}`,
    paragraphs: [`Hi ${name}, here’s your link to verify your email address.`],
    button: { label: 'Verify your email', url },
    closing: 'The link works once and expires in 3 days. Earlier links no longer work.',
  }),
  resetPassword: (site: string, name: string, url: string): EmailContent => ({
    subject: `Reset your ${site} password`,
    paragraphs: [`Hi ${name}, we got a request to reset your password.`],
    button: { label: 'Choose a new password', url },
    closing:
      'The link works once and expires in 1 hour. If this wasn’t you, ignore this email and your password won’t change.',
  }),
  passwordChanged: (site: string, name: string, url: string): EmailContent => ({
    subject: `Your ${site} password was changed`,
    paragraphs: [
      `Hi ${name}, your password was just changed, and we logged out your other devices.`,
      'If this wasn’t you, reset your password right away.',
    ],
    button: { label: 'Reset your password', url },
  }),
  confirmNewEmail: (site: string, name: string, url: string): EmailContent => ({
    subject: `Confirm your new email for ${site}`,
    paragraphs: [`Hi ${name}, confirm that you want to use this address for your account.`],
    button: { label: 'Use this email', url },
    closing: 'Until then, we’ll keep using your current address. The link works once and expires in 3 days.',
  }),
  securityChanged: (site: string, name: string, change: string, url: string): EmailContent => ({
    subject: `Security update for your ${site} account`,
    paragraphs: [
      `Hi ${name}, ${change}`,
      'If this wasn’t you, change your password right away and check your security settings.',
    ],
    button: { label: 'Security settings', url },
  }),
  deletionAsked: (site: string, name: string, url: string): EmailContent => ({
    subject: `Your ${site} account will be deleted`,
    paragraphs: [
      `Hi ${name}, your account is now hidden. In 14 days, we’ll delete it and everything you made.`,
      'If you change your mind, or if this wasn’t you, log in before then to keep it.',
    ],
    button: { label: 'Log in and keep it', url },
  }),
  invitation: (site: string, inviter: string, url: string): EmailContent => ({
    subject: `${inviter} invited you to ${site}`,
    paragraphs: [`${inviter} invited you to ${site}, a place to discover, save and follow ideas.`],
    button: { label: 'Join', url },
    closing: 'This invite expires in 30 days. If you don’t know the sender, you can ignore this email.',
  }),
  messageInvitation: (site: string, sender: string, url: string): EmailContent => ({
    subject: `${sender} sent you a message on ${site}`,
    paragraphs: [
      `${sender} sent you a message on ${site}, a place to discover, save and follow ideas. Sign up to read it and reply.`,
    ],
    button: { label: 'Read the message', url },
    closing: 'This invite expires in 30 days. If you don’t know the sender, you can ignore this email.',
  }),
  dataExportReady: (site: string, name: string, url: string): EmailContent => ({
    subject: `Your ${site} data is ready`,
    paragraphs: [
      `Hi ${name}, the data you requested is ready: a ZIP file of everything that’s yours, as JSON.`,
    ],
    button: { label: 'Download your data', url },
    closing:
      'The link expires in 7 days and works for anyone who has it, so don’t share it. If you didn’t request this, change your password right away.',
  }),
  notification: (site: string, name: string, text: string, url: string): EmailContent => ({
    subject: text,
    paragraphs: [`Hi ${name}, ${text} on ${site}.`],
    button: { label: 'Take a look', url },
  }),
  passcodeSet: (site: string, name: string, url: string): EmailContent => ({
    subject: `Confirm your email for a parental passcode on ${site}`,
    paragraphs: [
      `A parental passcode now protects the settings of ${name}’s account on ${site}. This address was added as its backup.`,
      'Confirm that this address is yours. We’ll use it to reset a forgotten passcode.',
    ],
    button: { label: 'Confirm this email', url },
    closing:
      'The link works once and expires in 3 days. If you don’t know this account, you can ignore this email.',
  }),
  passcodeRecovery: (site: string, name: string, url: string): EmailContent => ({
    subject: `Remove the parental passcode on ${site}`,
    paragraphs: [
      `Someone asked for help with the parental passcode of ${name}’s account on ${site}.`,
      'Use this link to remove the passcode. You can set a new one afterward.',
    ],
    button: { label: 'Remove the passcode', url },
    closing:
      'The link works once and expires in 1 hour. If you didn’t request it, ignore this email and the passcode won’t change.',
  }),
  passcodeChanges: (site: string, name: string, text: string, url: string): EmailContent => ({
    subject: `Parental passcode update on ${site}`,
    paragraphs: [
      `This is about the parental passcode of ${name}’s account: ${text}`,
      'You’re getting this email because your address is the passcode’s backup.',
    ],
    button: { label: 'About parental passcodes', url },
  }),
  emailChanged: (site: string, name: string, newEmail: string): EmailContent => ({
    subject: `Your ${site} email was changed`,
    paragraphs: [
      `Hi ${name}, your account now uses ${newEmail}. This address is no longer connected to it.`,
      'If this wasn’t you, reply to this email or contact the people who run the site.',
    ],
  }),
} as const
