type Arrival = { params: Readonly<Record<string, string | undefined>> }

/** Another address of a topic. */
export const preload = ({ params: { slug = '' } }: Arrival) =>
  Promise.resolve({ status: 301, redirect: `/topics/${encodeURIComponent(slug)}/` })

export const Page = () => null
