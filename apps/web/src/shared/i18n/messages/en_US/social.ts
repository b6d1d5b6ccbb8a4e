/** Texts of signing in by somebody else's word, and of the accounts elsewhere one is connected to. */
export const messages = {
  'social.or': 'or',
  'social.continue': 'Continue with {name}',
  'social.problem': 'That sign-in didn’t work. Try again, or log in another way.',

  'social.signUp.title': 'Almost there',
  'social.signUp.lead': '{name} confirmed who you are. One more step and your account is ready.',
  'social.signUp.submit': 'Create account',
  'social.link.title': 'You already have an account',
  'social.link.lead':
    'There’s already an account for {email}. Enter its password once, and you can log in with {name} from then on.',
  'social.link.submit': 'Connect and log in',
  'social.nothing.title': 'Start again',
  'social.nothing.lead': 'Your sign-in timed out. Sign in with your provider again.',
  'social.loading': 'One moment',

  'social.connections.lead': 'Log in with an account you have elsewhere. We’ll never post there.',
  'social.connections.none': 'No accounts to connect',
  'social.connections.noneText': 'No other ways to log in are set up on this site.',
  'social.connections.connected': 'Connected',
  'social.connections.connectedAs': 'Connected as {username}',
  'social.connections.notConnected': 'Not connected',
  'social.connections.connect': 'Connect',
  'social.connections.connectNamed': 'Connect {name}',
  'social.connections.disconnect': 'Disconnect',
  'social.connections.disconnectNamed': 'Disconnect {name}',
  'social.connections.disconnected': '{name} disconnected',
  'social.connections.done': '{name} connected',
  'social.connections.taken': 'It’s already connected to another account here.',
  'social.connections.failed': 'That didn’t work, and nothing changed. Try again.',
} as const
