import { describe, expect, it } from 'vitest'
import { operations } from '../../operations.ts'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)
const staff = { ...(await aMember(deps)), isEmployee: true }
const imprint = { name: 'imprint', title: 'Imprint', text: 'Ada Weber, Hill Street 3' }

describe('texts of the site', () => {
  it('that staff write are read by everybody at once, until they are deleted', async () => {
    const { id, version } = await call(staff, 'siteTextRecords.create', imprint)
    expect(await call(visitor, 'siteTexts.list', {})).toContainEqual({ name: 'imprint', title: 'Imprint' })
    await call(staff, 'siteTextRecords.update', { id, version, text: 'Ada Weber, River Lane 8' })
    expect(await call(visitor, 'siteTexts.get', { name: 'imprint' })).toMatchObject({
      title: 'Imprint',
      text: 'Ada Weber, River Lane 8',
    })
    await call(staff, 'siteTextRecords.delete', { id })
    await expect(call(visitor, 'siteTexts.get', { name: 'imprint' })).rejects.toMatchObject({
      code: 'SITE_TEXT_NOT_FOUND',
    })
    expect(await call(visitor, 'siteTexts.list', {})).toEqual([])
  })

  it('have an address of their own each', async () => {
    const { id } = await call(staff, 'siteTextRecords.create', { ...imprint, name: 'legal' })
    const other = await call(staff, 'siteTextRecords.create', { ...imprint, name: 'legal-notice' })
    const taken = { code: 'SITE_TEXT_NAME_TAKEN', detail: { fields: { name: expect.anything() } } }
    await expect(call(staff, 'siteTextRecords.create', { ...imprint, name: 'legal' })).rejects.toMatchObject(
      taken,
    )
    await expect(
      call(staff, 'siteTextRecords.update', { id: other.id, name: 'legal' }),
    ).rejects.toMatchObject(taken)
    for (const name of ['ads', 'Legal', 'a/b', '1st', ''])
      await expect(call(staff, 'siteTextRecords.create', { ...imprint, name })).rejects.toMatchObject({
        code: 'INVALID_INPUT',
      })
    for (const each of [id, other.id]) await call(staff, 'siteTextRecords.delete', { id: each })
  })

  it('are not overwritten by somebody who has seen an older state', async () => {
    const { id, version } = await call(staff, 'siteTextRecords.create', imprint)
    await call(staff, 'siteTextRecords.update', { id, version, title: 'Legal notice' })
    await expect(
      call(staff, 'siteTextRecords.update', { id, version, title: 'Masthead' }),
    ).rejects.toMatchObject({ code: 'STALE_RECORD' })
    expect(await call(staff, 'siteTextRecords.get', { id })).toMatchObject({
      title: 'Legal notice',
      version: 2,
    })
    await call(staff, 'siteTextRecords.delete', { id })
  })

  it('are found by their words', async () => {
    const { id } = await call(staff, 'siteTextRecords.create', imprint)
    const found = await call(staff, 'siteTextRecords.list', { filter: { q: 'hill street' } })
    expect(found).toMatchObject({ total: 1, items: [{ id }] })
    expect(await call(staff, 'siteTextRecords.list', { filter: { q: 'nobody' } })).toMatchObject({ total: 0 })
    await call(staff, 'siteTextRecords.delete', { id })
  })
})
