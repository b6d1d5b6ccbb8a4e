import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { EXPERIMENTS } from '@tessera/api-types/experiments/experiment-names'
import { useActingBusiness } from '../../session/business-context.ts'
import { isWaitingForLogin } from '../../session/login-again.ts'
import { goToLogin } from '../../shared/console-paths.ts'
import { useRun } from '../../shared/use-operation.ts'
import { mayHaveShortcuts, readShortcuts, saveShortcuts } from './shortcut-calls.ts'
import type { Shortcuts } from './shortcut-list.ts'

/** The reader's group of the navigation experiment; reading it counts as exposure. */
function useNavigationGroup(): string | null {
  const run = useRun()
  const { data: group = null } = useQuery({
    queryKey: ['experiments', 'groups'],
    queryFn: async () => (await run('experiments.groups', {}))[EXPERIMENTS.navigation] ?? null,
    staleTime: Infinity,
    retry: false,
  })
  // Once, however many pages are opened.
  useQuery({
    queryKey: ['experiments', 'activated'],
    queryFn: () => run('experiments.activate', { experiment_name: EXPERIMENTS.navigation }),
    enabled: group !== null,
    staleTime: Infinity,
    retry: false,
  })
  return group
}

/** The shortcuts of the signed-in person; outside the experiment there is no menu of them. */
export function useShortcuts() {
  const run = useRun()
  const notify = useNotify()
  const client = useQueryClient()
  const { userId } = useActingBusiness()
  const group = useNavigationGroup()
  const owner = () => ({ run, userId, group, isSignedIn: !isWaitingForLogin() })
  const isOffered = mayHaveShortcuts(owner())
  const queryKey = ['shortcuts', userId]
  const { data, refetch, isError } = useQuery({
    queryKey,
    queryFn: () => readShortcuts(owner()),
    enabled: isOffered,
    staleTime: Infinity,
    retry: false,
  })
  const { mutate: save } = useMutation({
    // One after the other: the last word of the reader is the last that is stored.
    scope: { id: 'shortcuts' },
    mutationFn: (shortcuts: Shortcuts) => saveShortcuts(owner(), shortcuts),
    onMutate: (shortcuts) => {
      const before = client.getQueryData<Shortcuts>(queryKey)
      client.setQueryData(queryKey, shortcuts)
      return before
    },
    onSuccess: (result, _shortcuts, before) => {
      if (result === 'saved') return
      client.setQueryData(queryKey, before)
      if (result === 'Upsert_Error') notify('console.shortcuts.not_saved', { type: 'error' })
      else if (isWaitingForLogin()) goToLogin()
    },
  })
  return {
    isOffered,
    /** Null while they are not known: nothing is saved over them then. */
    shortcuts: data ?? null,
    save,
    readAgain: () => {
      if (isError) void refetch()
    },
  }
}
