import { expect, it } from 'vitest'
import { reportsContracts } from './contracts.ts'
import { reasonsFor, type ReportTarget } from './report-target.ts'

it('I-3.15 a target is a pin, a comment or a conversation, and carries where it was met', () => {
  const whole: Required<ReportTarget> = {
    id: '1',
    type: 'pin',
    isProduct: false,
    isPromoted: false,
    parentId: null,
    videoDuration: null,
    viewParameter: null,
    viewType: null,
    isThirdPartyAd: false,
    nodeId: null,
  }
  expect(Object.keys(whole)).toHaveLength(10)
  const { input } = reportsContracts['reports.create']
  const isTaken = (type: string) => input.safeParse({ type, id: '1', reason: 'spam' }).success
  expect(['pin', 'comment', 'conversation', 'board', ''].filter(isTaken)).toEqual([
    'pin',
    'comment',
    'conversation',
  ])
})

it('boards and people are reported for all reasons but those about an AI label', () => {
  for (const name of ['reports.reportBoard', 'reports.reportUser'] as const) {
    const { input } = reportsContracts[name]
    const isTaken = (reason: string) => input.safeParse({ board_id: '1', user_id: '1', reason }).success
    expect(reasonsFor('board').every(isTaken)).toBe(true)
    expect(['ai-unlabeled', 'ai-mislabeled', ''].some(isTaken)).toBe(false)
  }
})
