type Person = { id: string; should_show_messaging: boolean }

/** Both want messages, and nobody greets themselves. // spec 001 §4 */
export const mayGreet = (inviter: Person, viewer: Person): boolean =>
  inviter.should_show_messaging && viewer.should_show_messaging && inviter.id !== viewer.id
