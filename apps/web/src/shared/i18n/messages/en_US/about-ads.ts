/** Texts of the page about ads. */
export const messages = {
  'aboutAds.title': 'How ads work here',
  'aboutAds.lead':
    'Businesses pay for some pins to be shown to more people. This page says where, to whom and why.',
  'aboutAds.where': 'Where ads appear',
  'aboutAds.whereText': 'Every ad says who paid for it. Boards, profiles and other lists don’t have ads.',
  'aboutAds.measured': 'What members really got',
  'aboutAds.measuredText':
    'Counted on every page of these lists since {since}. “At most” is the share that the limits above allow on those pages.',
  'aboutAds.pins': 'Pins shown',
  'aboutAds.shareOfAds': 'Share of ads',
  'aboutAds.most': 'At most',
  'aboutAds.share': '{percent, number}%',
  'aboutAds.number': '{count, number}',
  'aboutAds.none': 'Nothing shown yet',
  'aboutAds.measuring': 'Loading what was counted',
  'aboutAds.measureFailed': 'Couldn’t load what was counted',
  'aboutAds.list': 'List',
  'aboutAds.first': 'Pins before the first ad',
  'aboutAds.between': 'Pins between two ads',
  'aboutAds.place.home': 'Home feed',
  'aboutAds.place.search': 'Search results',
  'aboutAds.place.related': 'More like this pin',
  'aboutAds.place.topic': 'Topics',
  'aboutAds.chosen': 'How ads are chosen',
  'aboutAds.chosenFit': 'An ad is only considered for people in the country its business chose.',
  'aboutAds.chosenShare':
    'Of the ads that fit, the one that has used the smallest share of its daily budget comes first, so small businesses are shown too. A higher budget lets an ad be shown more often.',
  'aboutAds.chosenOnce':
    'You see the same ad at most {count, plural, one {# time} other {# times}} a day, and never twice on a page.',
  'aboutAds.chosenNever':
    'People under {age} see no ads, and no one sees ads from people they blocked or ads they hid.',
  'aboutAds.used': 'What we use',
  'aboutAds.usedCountry': 'Your country, and what the page is about.',
  'aboutAds.usedPersonal':
    'If you allow personalization: your language, age, gender and the topics you follow, if the business uses them for targeting.',
  'aboutAds.usedAudiences':
    'If you also allow marketing by other companies: whether you’re in an audience of the business, such as its customers, visitors to its website or people who engaged with its pins. An audience has at least {smallest, number} people.',
  'aboutAds.usedResults':
    'If you allow personalization: results by age and gender, which a business sees from the next day on, and only for groups of at least {smallest, number} people with either none or at least {acts, number} saves, clicks and conversions of each kind. We delete your age and gender from what we keep about an ad after {days, number} days.',
  'aboutAds.usedNever':
    'Businesses never learn who saw an ad. Your messages, secret boards and other activity on the web are not used to choose ads.',
  'aboutAds.control': 'What you can do',
  'aboutAds.controlMenu': 'Use an ad’s menu to see why it’s shown, hide it or report it.',
  'aboutAds.controlConsent': 'Where the law requires consent, it’s off until you allow it.',
  'aboutAds.controlLink': 'Change your cookie choices',
} as const
