/** Texts of prompts that appear over a page: a guide, the offer to sign up, the reminder to verify the email. */
export const messages = {
  'guides.pickTopics.title': 'Make your feed your own',
  'guides.pickTopics.text': 'Follow a few topics to fill your home feed with what you like.',
  'guides.pickTopics.way': 'Pick topics',
  'guides.firstBoard.title': 'Create your first board',
  'guides.firstBoard.text': 'Save any pin and create a board for it.',
  'guides.firstBoard.way': 'Find ideas',
  'guides.dismiss': 'Not now',
  'signUp.toSaveTitle': 'Save the ideas you love',
  'signUp.toSaveDescription': 'Sign up to save this pin to your own board. It only takes a minute.',
  'signUp.toFollowTitle': 'Follow what inspires you',
  'signUp.toFollowDescription': 'Sign up to see more of it in your home feed.',
  'signUp.toReactTitle': 'Like this pin',
  'signUp.toReactDescription': 'Sign up to react and join the conversation.',
  'signUp.toCommentTitle': 'Join the conversation',
  'signUp.toCommentDescription': 'Sign up to comment and reply.',
  'signUp.toMessageTitle': 'Send a message',
  'signUp.toMessageDescription': 'Sign up to reply and send ideas to your friends.',
  'signUp.create': 'Create account',
  'signUp.logIn': 'I have an account',
  'verification.title': 'Verify your email', // spec 000 §5
  'verification.text':
    'Keep your account secure by verifying your email address.\nCheck the inbox for an email from us to continue.',
  'verification.resend': 'Resend email',
  'verification.sent': 'Email sent',
  'verification.gotIt': 'Got it',
} as const
