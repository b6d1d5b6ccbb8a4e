/** What somebody else's sign-in script put on the page, if it did; its user says what that is. */
export const signInLibrary = (): unknown =>
  (window as Window & { google?: { accounts?: { id?: unknown } } }).google?.accounts?.id
