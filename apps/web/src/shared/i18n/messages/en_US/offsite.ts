/** Texts of the page that asks before one leaves the site. */
export const messages = {
  'offsite.title': 'You’re leaving this site',
  'offsite.lead': 'This link leads to {host}. We haven’t checked that site. Continue only if you trust it.',
  'offsite.address': 'Full address',
  'offsite.continue': 'Continue',
  'offsite.back': 'Go back',
  'offsite.wrong': 'This link doesn’t work',
  'offsite.wrongDescription': 'It doesn’t lead to a web address.',
} as const
