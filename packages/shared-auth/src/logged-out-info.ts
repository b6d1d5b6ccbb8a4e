import type { LoggedOutUserInfo } from '@tessera/api-types/identity/views'

/** What a signed-out viewer carries of the person who was here before: nothing without an address and a first name. */
export const carriedInfo = (info: LoggedOutUserInfo | null): LoggedOutUserInfo | null =>
  info?.email && info.first_name ? info : null
