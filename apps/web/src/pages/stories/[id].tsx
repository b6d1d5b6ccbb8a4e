type PreloadArgs = { params: Readonly<Record<string, string | undefined>> }

/** A story is shown where its pin is. */
export const preload = ({ params: { id = '' } }: PreloadArgs) =>
  Promise.resolve({ status: 301, redirect: `/pin/${encodeURIComponent(id)}/` })

export const Page = () => null
