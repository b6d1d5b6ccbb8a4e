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
  invitation: (site: string, inviter: string, url: string): Letter => ({
    subject: `${inviter} invited you to ${site}`,
    paragraphs: [`${inviter} invites you to ${site}, a place to discover, save and follow ideas.`],
    button: { label: 'Join', url },
    closing: 'The invitation holds for 30 days. If you do not know the sender, you can ignore this message.',
  }),
  messageInvitation: (site: string, sender: string, url: string): Letter => ({
    subject: `${sender} sent you a message on ${site}`,
    paragraphs: [
      `${sender} wrote to you on ${site}, a place to discover, save and follow ideas. Join to read the message and to answer.`,
    ],
    button: { label: 'Read the message', url },
    closing: 'The invitation holds for 30 days. If you do not know the sender, you can ignore this message.',
  }),
  dataExportReady: (site: string, name: string, url: string): Letter => ({
    subject: `Your ${site} data is ready`,
    paragraphs: [
      `Hi ${name}, the archive you asked for is ready: everything that is yours, as JSON in one ZIP file.`,
    ],
    button: { label: 'Download your data', url },
    closing:
      'The link works for 7 days, for anybody who has it: do not pass it on. If it was not you who asked, change your password right away.',
  }),
  news: (site: string, name: string, news: string, url: string): Letter => ({
    subject: news,
    paragraphs: [`Hi ${name}, ${news} on ${site}.`],
    button: { label: 'Have a look', url },
  }),
  passcodeSet: (site: string, name: string, url: string): Letter => ({
    subject: `Confirm your email for a parental passcode on ${site}`,
    paragraphs: [
      `A parental passcode now guards the settings of ${name}’s account on ${site}, and this address was given as its backup.`,
      'Please confirm that the address is yours. If the passcode is forgotten, it is taken away by a link sent here.',
    ],
    button: { label: 'Confirm this email', url },
    closing: 'The link works once, for 3 days. If you do not know this account, you can ignore this message.',
  }),
  passcodeRecovery: (site: string, name: string, url: string): Letter => ({
    subject: `Remove the parental passcode on ${site}`,
    paragraphs: [
      `Somebody asked for help with the parental passcode of ${name}’s account on ${site}.`,
      'With this link you take the passcode away. A new one can be set afterwards.',
    ],
    button: { label: 'Remove the passcode', url },
    closing: 'The link works once, for 1 hour. If you did not ask for it, ignore it: the passcode stays.',
  }),
  passcodeNews: (site: string, name: string, news: string, url: string): Letter => ({
    subject: `The parental passcode on ${site}`,
    paragraphs: [
      `This is about the parental passcode of ${name}’s account: ${news}`,
      'You get this message because your address is the backup of that passcode.',
    ],
    button: { label: 'About parental passcodes', url },
  }),
  emailChanged: (site: string, name: string, newEmail: string): Letter => ({
    subject: `The email of your ${site} account was changed`,
    paragraphs: [
      `Hi ${name}, your account now uses ${newEmail}. This address is no longer connected to it.`,
      'If it was not you, answer this message or contact the people who run the site.',
    ],
  }),
} as const
