type PreloadArgs = { params: Readonly<Record<string, string | undefined>> }

/** Another address of what somebody made of the ideas of others. */
export const preload = ({ params: { username = '' } }: PreloadArgs) =>
  Promise.resolve({ status: 301, redirect: `/${encodeURIComponent(username)}/_tried/` })

export const Page = () => null
