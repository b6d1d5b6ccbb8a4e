const PAIR = /^(\w{1,100}):(\w{1,60})$/
const MOST = 20

/** Groups asked for in the address, `?experiments=name:group,name:group`; nonsense is left out. */
export function overridesIn(path: string): Record<string, string> {
  if (!URL.canParse(path, 'http://site')) return {}
  const asked = new URL(path, 'http://site').searchParams.get('experiments') ?? ''
  const pairs = asked.split(',', MOST).flatMap((text) => {
    const [, name, group] = PAIR.exec(text) ?? []
    return name && group ? [[name, group] as const] : []
  })
  return Object.fromEntries(pairs)
}
