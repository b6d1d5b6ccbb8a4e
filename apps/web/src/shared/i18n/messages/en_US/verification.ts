/** Texts of the reminder to verify the email. */
export const messages = {
  'verification.title': 'Verify your email', // spec 000 §5
  'verification.text':
    'Keep your account secure by verifying your email address.\nCheck the inbox for an email from us to continue.',
  'verification.resend': 'Resend email',
  'verification.sent': 'Email sent',
  'verification.gotIt': 'Got it',
} as const
