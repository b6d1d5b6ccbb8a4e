/** Banners about the browser and the app. */
export const messages = {
  'appBanners.cookiesOff': 'Cookies are off in this browser',
  'appBanners.cookiesHow':
    'Without them you can look around, but not log in or save. Allow cookies for this site in the settings of your browser, under privacy, then load the page again.',
  'appBanners.reload': 'Load again',
  'appBanners.appTitle': '{site} on this phone',
  'appBanners.appLead': 'Quicker to open, and it fills the screen.',
  'appBanners.openApp': 'Get the app',
  'appBanners.install': 'Add to home screen',
  'appBanners.signUpTitle': 'Keep what you find',
  'appBanners.signUpLead': 'With an account you save ideas to boards and get more like them.',
  'appBanners.signUp': 'Create an account',
  'appBanners.logIn': 'Log in',
  'appBanners.notNow': 'Not now',
} as const
