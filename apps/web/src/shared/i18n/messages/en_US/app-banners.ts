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
  'appBanners.notNow': 'Not now',
} as const
