/** The builder's other address. */
export const preload = () => Promise.resolve({ status: 301, redirect: '/pin-creation-tool/' })

export const Page = () => null
