import { consoleTexts } from './console-texts.ts'
import { resourceTexts } from './resource-texts.ts'

/** The console's own texts. */
export const english = {
  ra: {
    page: {
      access_denied: "You don't have access to this page",
      not_found: "We couldn't find that",
      empty: 'No %{name} yet',
      error: 'Something went wrong',
    },
    message: {
      access_denied: 'Ask an administrator of this business for access.',
      not_found: 'It may have been moved or deleted.',
      error: 'Sorry! Something went wrong on our end!',
    },
    navigation: {
      no_results: 'Nothing found',
      no_filtered_results: 'Nothing matches your search.',
    },
    notification: {
      http_error: 'Sorry! Something went wrong on our end!',
      item_doesnt_exist: "We couldn't find that",
      not_authorized: "You don't have permission to do this.",
    },
    auth: { user_menu: 'Your account', logout: 'Log out' },
    action: { toggle_theme: 'Theme' },
  },
  console: consoleTexts,
  resources: resourceTexts,
}
