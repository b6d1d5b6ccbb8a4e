const START = 'about'

/** Where everybody reads a text of the site. */
export const addressOfText = (name: string): string => (name === START ? '/about/' : `/about/${name}/`)
