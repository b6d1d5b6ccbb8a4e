type Asker = { isAuth: boolean; isLimitedLogin: boolean; should_show_messaging: boolean }

/** People to send to are looked up only for members who want messages. // spec 000 §6 */
export const maySuggestPeople = ({ isAuth, isLimitedLogin, should_show_messaging }: Asker): boolean =>
  isAuth && !isLimitedLogin && should_show_messaging
