type PreloadArgs = { params: Readonly<Record<string, string | undefined>> }

/** Another address of a topic. */
export const preload = ({ params: { slug = '' } }: PreloadArgs) =>
  Promise.resolve({ status: 301, redirect: `/topics/${encodeURIComponent(slug)}/` })

export const Page = () => null
