type PreloadArgs = { params: Readonly<Record<string, string | undefined>> }

/** Another address of somebody’s pins, newest first. */
export const preload = ({ params: { username = '' } }: PreloadArgs) =>
  Promise.resolve({ status: 301, redirect: `/${encodeURIComponent(username)}/pins/` })

export const Page = () => null
