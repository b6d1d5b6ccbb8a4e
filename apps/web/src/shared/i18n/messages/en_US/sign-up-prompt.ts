/** Texts of the invitation that visitors get when something takes an account. */
export const messages = {
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
  'signUp.notNow': 'Not now',
} as const
