/** Another address of the topics. */
export const preload = () => Promise.resolve({ status: 301, redirect: '/topics/' })

export const Page = () => null
