import type { Letter } from './letter.ts'

/** Every text this site mails, in one place. Values are plain; the letter escapes them. */
export const letters = {
  welcome: (site: string, name: string, url: string): Letter => ({
    subject: `Verify your email for ${site}`,
    paragraphs: [`Hi ${name}, welcome to ${site}!`, 'Please confirm that this is your email address.'],
    button: { label: 'Verify your email', url },
    closing: 'The link works once, for 3 days. If you did not sign up, you can ignore this message.',
  }),
  verifyAgain: (site: string, name: string, url: string): Letter => ({
    subject: `Verify your email for ${site}`,
    paragraphs: [`Hi ${name}, here is your link to verify your email address.`],
    button: { label: 'Verify your email', url },
    closing: 'The link works once, for 3 days. Earlier links no longer work.',
  }),
  resetPassword: (site: string, name: string, url: string): Letter => ({
    subject: `Reset your ${site} password`,
    paragraphs: [`Hi ${name}, somebody asked to reset the password of your account.`],
    button: { label: 'Choose a new password', url },
    closing:
      'The link works once, for 1 hour. If it was not you, ignore this message: your password stays as it is.',
  }),
  passwordChanged: (site: string, name: string, url: string): Letter => ({
    subject: `Your ${site} password was changed`,
    paragraphs: [
      `Hi ${name}, the password of your account was just changed, and other devices were logged out.`,
      'If it was not you, set a new password right away.',
    ],
    button: { label: 'Reset your password', url },
  }),
  confirmNewEmail: (site: string, name: string, url: string): Letter => ({
    subject: `Confirm your new email for ${site}`,
    paragraphs: [`Hi ${name}, please confirm that you want to use this address for your account.`],
    button: { label: 'Use this email', url },
    closing: 'Until you do, your account keeps its present address. The link works once, for 3 days.',
  }),
  securityChanged: (site: string, name: string, change: string, url: string): Letter => ({
    subject: `Security of your ${site} account`,
    paragraphs: [
      `Hi ${name}, ${change}`,
      'If it was not you, change your password right away and look at your security settings.',
    ],
    button: { label: 'Security settings', url },
  }),
  deletionAsked: (site: string, name: string, url: string): Letter => ({
    subject: `Your ${site} account will be deleted`,
    paragraphs: [
      `Hi ${name}, your account is hidden now and will be deleted in 14 days, with everything you made.`,
      'If you change your mind, or if it was not you, log in before that, and it stays.',
    ],
    button: { label: 'Log in and keep it', url },
  }),
  news: (site: string, name: string, news: string, url: string): Letter => ({
    subject: news,
    paragraphs: [`Hi ${name}, ${news} on ${site}.`],
    button: { label: 'Have a look', url },
  }),
  emailChanged: (site: string, name: string, newEmail: string): Letter => ({
    subject: `The email of your ${site} account was changed`,
    paragraphs: [
      `Hi ${name}, your account now uses ${newEmail}. This address is no longer connected to it.`,
      'If it was not you, answer this message or contact the people who run the site.',
    ],
  }),
} as const
