type Params = Readonly<Record<string, string | undefined>>

/** Loads an address that leads to another page for good; its parts go along as the address has them. */
export const leadsTo =
  (toPath: (part: (name: string) => string) => string) =>
  ({ params }: { params: Params }) =>
    Promise.resolve({
      status: 301,
      redirect: toPath((name) => encodeURIComponent(params[name] ?? '')),
    })
