/** Texts of the invitation that visitors get when something takes an account. */
export const messages = {
  'signUp.toSaveTitle': 'Keep what you love',
  'signUp.toSaveDescription': 'Sign up to save this pin to a board of your own. It takes a minute.',
  'signUp.toFollowTitle': 'Follow what moves you',
  'signUp.toFollowDescription': 'Sign up to see more of it in your home feed.',
  'signUp.toReactTitle': 'Say that you like it',
  'signUp.toReactDescription': 'Sign up to react and to join the conversation.',
  'signUp.toCommentTitle': 'Join the conversation',
  'signUp.toCommentDescription': 'Sign up to comment and to answer others.',
  'signUp.toMessageTitle': 'Say it to them',
  'signUp.toMessageDescription': 'Sign up to answer, and to send ideas to your friends.',
  'signUp.create': 'Create an account',
  'signUp.logIn': 'I have an account',
  'signUp.notNow': 'Not now',
} as const
