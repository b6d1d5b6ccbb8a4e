/** What each check of a merchant found, and what it takes. */
export const messages = {
  'merchant.ACCOUNT_AGE.PASS': 'Your account is at least 30 days old.',
  'merchant.ACCOUNT_AGE.FAIL': 'Your account has to be at least 30 days old. Apply once it is.',
  'merchant.DOMAIN_AGE.PASS': 'You claimed your website at least 30 days ago.',
  'merchant.DOMAIN_AGE.FAIL': 'Claim your website and keep it claimed for at least 30 days.',
  'merchant.PROFILE_IMAGE.PASS': 'Your profile has a photo.',
  'merchant.PROFILE_IMAGE.FAIL': 'Add a profile photo, such as your logo.',
  'merchant.PROFILE_COVER_IMAGE.PASS': 'Your profile has a cover.',
  'merchant.PROFILE_COVER_IMAGE.FAIL': 'We recommend a cover that shows what you sell.',
  'merchant.BIO.PASS': 'Your profile says what you sell.',
  'merchant.BIO.FAIL': 'Tell people what you sell in the About section of your profile.',
  'merchant.SHOP_TAB.PASS': 'Your shop has products in stock.',
  'merchant.SHOP_TAB.FAIL': 'Add at least one in-stock product with a price and a link.',
  'merchant.PINNER_FEEDBACK.PASS': 'People respond well to your products.',
  'merchant.PINNER_FEEDBACK.FAIL':
    'Over the last 30 days, people hid or reported your products more often than they saved or visited them.',
  'merchant.policy.UNREAD': 'We’re about to read this page.',
  'merchant.policy.READABLE': 'We could read this page.',
  'merchant.policy.UNREACHABLE': 'We couldn’t open this page. Check that everyone can see it.',
  'merchant.policy.ELSEWHERE': 'This page leads to another website. Link to a page on your own.',
  'merchant.policy.EMPTY': 'There’s hardly any text on this page. Write the policy out in full.',
  'merchant.policy.OFF_TOPIC': 'This page doesn’t seem to be about the policy. Check the address.',
}
