/** The home feed is made of them. */
export const preload = () => Promise.resolve({ status: 301, redirect: '/' })

export const Page = () => null
