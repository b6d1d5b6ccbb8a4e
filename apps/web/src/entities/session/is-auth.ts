/** Whether somebody is signed in, of a value that should be a boolean; another one is reported and coerced. // spec 001 §5 */
export function readIsAuth(isAuth: unknown, report: (error: Error) => void): boolean {
  if (typeof isAuth === 'boolean') return isAuth
  report(new TypeError('isAuth is no boolean'))
  return Boolean(isAuth)
}
