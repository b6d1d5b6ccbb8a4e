import { useReducer, useRef, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import type { MarketingPlanView } from '@tessera/api-types/marketing-plans/contracts'
import { useActingBusiness } from '../../session/business-context.ts'
import { messageOf } from '../../shared/field-errors.ts'
import { promotePath } from '../../shared/promote-path.ts'
import { useLeaveGuard } from '../../shared/use-leave-guard.ts'
import { useHubPath } from '../../shared/use-hub-path.ts'
import { useRun } from '../../shared/use-operation.ts'
import { canProceedFrom, planReducer, stepsOf, type PlanState } from './plan-state.ts'

/** The wizard at work: its last step shows what the numbers suggest, and saves them. */
export function usePlan(start: PlanState, record?: MarketingPlanView) {
  const navigate = useNavigate()
  const hubPath = useHubPath()
  const { business } = useActingBusiness()
  const [first] = useState(start)
  const [state, dispatch] = useReducer(planReducer, first)
  const [at, setAt] = useState(0)
  const isSaved = useRef(false)
  useLeaveGuard(() => state !== first && !isSaved.current)
  const { isBusy, sent, save, suggest } = usePlanCalls(business.id, record)
  const steps = stepsOf(state)
  const step = steps[at] ?? 'summary'
  const toSummary = async () => {
    const { hasFeed, marketingPlanSuggestion: suggestion } = await suggest(state)
    dispatch({ type: 'suggested', hasFeed, suggestion })
    setAt(at + 1)
  }
  const saveAndGo = (to: string) =>
    void sent(async () => {
      await save(state)
      isSaved.current = true
      void navigate(to)
    })
  const suggestion = state.marketingPlanSuggestion ?? undefined
  return {
    state,
    step,
    at,
    steps,
    isBusy,
    place: business,
    canProceed: canProceedFrom(step, state, business),
    change: (changes: Partial<PlanState>) => dispatch({ type: 'changed', changes }),
    back: () => setAt(at - 1),
    next: () => (step === 'goals' ? setAt(at + 1) : void sent(toSummary)),
    save: () => saveAndGo(hubPath('marketing-plans')),
    createAd: () => saveAndGo(promotePath({ businessId: business.id, ...(suggestion && { suggestion }) })),
  }
}

function usePlanCalls(business_id: string, record: MarketingPlanView | undefined) {
  const run = useRun()
  const notify = useNotify()
  const refresh = useRefresh()
  const [isBusy, setIsBusy] = useState(false)
  return {
    isBusy,
    sent: async (send: () => Promise<void>) => {
      setIsBusy(true)
      try {
        await send()
      } catch (error) {
        notify(messageOf(error), { type: 'error' })
      } finally {
        setIsBusy(false)
      }
    },
    suggest: (state: PlanState) => run('marketingPlans.suggest', { ...numbersOf(state), business_id }),
    save: async (state: PlanState) => {
      const name = state.marketingPlanName.trim()
      const plan = { ...numbersOf(state), marketingPlanName: name, business_id }
      if (record) await run('marketingPlans.update', { ...plan, id: record.id, version: record.version })
      else await run('marketingPlans.create', plan)
      notify('resources.marketing-plans.saved', { type: 'success', messageArgs: { name } })
      refresh()
    },
  }
}

const numbersOf = (state: PlanState) => ({
  topBusinessGoal: state.topBusinessGoal ?? ('GROW_AWARENESS' as const),
  dailyAdsBudget: state.dailyAdsBudget ?? 0,
  weeklyAddToCarts: state.weeklyAddToCarts,
  weeklyLeads: state.weeklyLeads,
  weeklyCheckouts: state.weeklyCheckouts,
})
