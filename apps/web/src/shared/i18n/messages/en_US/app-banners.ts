/** Banners about the browser and the app. */
export const messages = {
  'appBanners.cookiesOff': 'Cookies are off in this browser',
  'appBanners.cookiesHow':
    'You can browse without them, but you can’t log in or save. Allow cookies for this site in your browser’s privacy settings, then reload the page.',
  'appBanners.reload': 'Reload',
  'appBanners.appTitle': '{site} on this phone',
  'appBanners.appLead': 'Opens faster and fills your screen.',
  'appBanners.openApp': 'Get the app',
  'appBanners.install': 'Add to home screen',
  'appBanners.signUpTitle': 'Save the ideas you love',
  'appBanners.signUpLead': 'Sign up to save ideas to boards and see more like them.',
  'appBanners.signUp': 'Create account',
  'appBanners.logIn': 'Log in',
  'appBanners.notNow': 'Not now',
} as const
