/** Whether this browser keeps cookies of this site. */
export const areCookiesOn = (): boolean => navigator.cookieEnabled
