/** What is worth a look: the topics, as long as no page of the day is made. */
export const preload = () => Promise.resolve({ status: 302, redirect: '/topics/' })

export const Page = () => null
