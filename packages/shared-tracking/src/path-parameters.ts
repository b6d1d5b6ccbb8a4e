/** The text as an address means it; left alone where it is malformed. */
function decoded(text: string): string {
  const plain = text.replaceAll('+', ' ')
  try {
    return decodeURIComponent(plain)
  } catch {
    return plain
  }
}

/** The parameters of a path; of one that stands twice the first counts. */
export function pathParameters(path: string): ReadonlyMap<string, string> {
  const search = path.split('#')[0]?.split('?').slice(1).join('?') ?? ''
  const parameters = new Map<string, string>()
  for (const pair of search.split('&')) {
    const [name = '', ...value] = pair.split('=')
    if (!parameters.has(decoded(name))) parameters.set(decoded(name), decoded(value.join('=')))
  }
  return parameters
}
