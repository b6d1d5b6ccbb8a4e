/** The builder's older address. */
export const preload = () => Promise.resolve({ status: 301, redirect: '/pin-creation-tool/' })

export const Page = () => null
