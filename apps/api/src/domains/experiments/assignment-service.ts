import type { PageData } from '@tessera/api-types/page/request-context'
import { assignGroup } from '@tessera/shared-tracking'
import type { Context } from '../../kernel/context.ts'
import { runningExperiments } from './definition-cache.ts'
import { subjectOf } from './experiment-subject.ts'
import { overridesIn } from './override-rules.ts'

interface Options {
  /** The address of the page, with what it overrides. */
  fullPath: string
  /** Anybody may override where the site is developed and tested; elsewhere employees alone. */
  isDevelopment: boolean
}

/**
 * The viewer's groups: triggerable ones count once they are checked, active ones are in force without it.
 * Costs no statement while the definitions are known.
 */
export async function experimentsOf(
  context: Pick<Context, 'viewer' | 'caller' | 'deps'>,
  { fullPath, isDevelopment }: Options,
): Promise<PageData['experiments']> {
  const subject = subjectOf(context)
  if (subject.viewerType === 'bot') return { active: {}, triggerable: {} }
  const active = isDevelopment || subject.isEmployee ? overridesIn(fullPath) : {}
  const groups = Object.entries(await groupsOf(context))
  return { active, triggerable: Object.fromEntries(groups.filter(([name]) => !(name in active))) }
}

/** The group the caller is in, by experiment. Costs no statement while the definitions are known. */
export async function groupsOf(
  context: Pick<Context, 'viewer' | 'caller' | 'deps'>,
): Promise<Record<string, string>> {
  const subject = subjectOf(context)
  if (subject.viewerType === 'bot') return {}
  const groups: Record<string, string> = {}
  for (const definition of await runningExperiments(context.deps)) {
    const group = assignGroup(definition, subject)
    if (group !== null) groups[definition.name] = group
  }
  return groups
}
