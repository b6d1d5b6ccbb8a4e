/** Texts of signing in by somebody else's word, and of the accounts elsewhere one is connected to. */
export const messages = {
  'social.or': 'or',
  'social.continue': 'Continue with {name}',
  'social.problem': 'That sign-in did not work. Try it again, or log in another way.',

  'social.signUp.title': 'Almost there',
  'social.signUp.lead': '{name} says who you are. One more step, and your account is ready.',
  'social.signUp.submit': 'Create account',
  'social.link.title': 'You already have an account',
  'social.link.lead':
    'There is an account for {email}. Enter its password once, and from then on you log in with {name}.',
  'social.link.submit': 'Connect and log in',
  'social.nothing.title': 'Start again',
  'social.nothing.lead': 'We waited a while for you here. Sign in with your provider once more.',
  'social.loading': 'One moment',

  'social.connections.lead': 'Log in with an account you have elsewhere. Nothing is posted there.',
  'social.connections.none': 'No accounts to connect',
  'social.connections.noneText': 'This site has not set up any other way to log in.',
  'social.connections.connected': 'Connected',
  'social.connections.connectedAs': 'Connected as {username}',
  'social.connections.notConnected': 'Not connected',
  'social.connections.connect': 'Connect',
  'social.connections.connectNamed': 'Connect {name}',
  'social.connections.disconnect': 'Disconnect',
  'social.connections.disconnectNamed': 'Disconnect {name}',
  'social.connections.disconnected': '{name} is disconnected',
  'social.connections.done': '{name} is connected',
  'social.connections.taken': 'Another account here is connected to that one already.',
  'social.connections.failed': 'That did not work, and nothing has changed. Try it again.',
} as const
