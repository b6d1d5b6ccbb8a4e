import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../../db/client.ts'
import { testDatabase } from '../../db/testing/test-database.ts'
import { operations } from '../../operations.ts'
import { brandSource } from '../../page/brand-source.ts'
import { aMember } from '../../testing/test-callers.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { DAY_MS } from '../../kernel/durations.ts'
import { pictureAccess } from '../media/picture-access-service.ts'
import { sweepPictures } from '../media/sweep-service.ts'
import { uploadImage } from '../media/upload-service.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)
const staff = { ...(await aMember(deps)), isEmployee: true }
const unset = { name: null, logo_signature: null, accent_light: null, accent_dark: null }

afterEach(() => call(staff, 'siteBrand.update', unset))

const aLogo = (red: number) =>
  uploadImage(
    staff,
    {
      read: () =>
        sharp({ create: { width: 320, height: 320, channels: 3, background: { r: red, g: 9, b: 90 } } })
          .png()
          .toBuffer(),
    },
    deps,
  )

describe('the brand of the site', () => {
  it('is as the software comes until staff sets it, and true in another process at the next request', async () => {
    const { url } = await testDatabase()
    const other = openDatabase(url)
    const brand = brandSource({ ...deps, read: other.primary })
    expect(await brand()).toEqual({ name: 'Tessera', logo: null, accentLight: null, accentDark: null })
    await call(staff, 'siteBrand.update', { name: ' Mosaics ', accent_light: '#1D5FA8' })
    expect(await brand()).toMatchObject({ name: 'Mosaics', accentLight: '#1d5fa8', accentDark: null })
    await call(staff, 'siteBrand.update', { name: '', accent_light: '' })
    expect(await brand()).toMatchObject({ name: 'Tessera', accentLight: null })
    await other.close()
    await call(staff, 'siteBrand.update', { name: 'Mosaics' })
    // Without the database, what was known goes on.
    expect(await brand()).toMatchObject({ name: 'Tessera' })
  })

  it('refuses colors that are not read on their background, at their fields', async () => {
    const refused = (given: object) => call(staff, 'siteBrand.update', given).catch((error: unknown) => error)
    expect(await refused({ accent_light: '#ffe08a', accent_dark: '#0b2a4a' })).toMatchObject({
      code: 'INVALID_INPUT',
      detail: {
        fields: {
          accent_light: { key: 'field.brand.accentLight' },
          accent_dark: { key: 'field.brand.accentDark' },
        },
      },
    })
    expect(await refused({ accent_light: 'red' })).toMatchObject({
      detail: { fields: { accent_light: { key: 'field.brand.color' } } },
    })
    expect(await call(staff, 'siteBrand.get', {})).toMatchObject(unset)
  })

  it('has a logo that everybody may load and no sweep takes, from among the uploads of who sets it', async () => {
    const logo = await aLogo(3)
    const access = pictureAccess(deps)
    expect(await access.isPublic(logo.signature)).toBe(false)
    const set = await call(staff, 'siteBrand.update', { logo_signature: logo.signature })
    expect(set.logo_url).toContain(`/192x192/`)
    expect(await access.isPublic(logo.signature)).toBe(true)
    const icon = await deps.images.deriveImage(logo.signature, '512x512', 'jpeg')
    expect(icon?.contentType).toBe('image/jpeg')
    await deps.read.deleteFrom('mediaUploads').where('imageSignature', '=', logo.signature).execute()
    deps.setNow(new Date(Date.now() + 30 * DAY_MS))
    await sweepPictures(deps)
    deps.setNow(null)
    expect(await deps.images.deriveImage(logo.signature, 'orig', 'jpeg')).toBeDefined()
    const { signature: strange } = await aLogo(4)
    const colleague = { ...(await aMember(deps)), isEmployee: true }
    await expect(call(colleague, 'siteBrand.update', { logo_signature: strange })).rejects.toMatchObject({
      code: 'UPLOAD_NOT_FOUND',
    })
  })

  it('tells who changed what, and refuses a change made on an older state', async () => {
    const { version } = await call(staff, 'siteBrand.get', {})
    const changed = await call(staff, 'siteBrand.update', { name: 'Mosaics', version })
    expect(changed.history[0]).toMatchObject({
      actor_name: expect.any(String),
      changes: [{ field: 'name', old: null, new: 'Mosaics' }],
    })
    await expect(call(staff, 'siteBrand.update', { name: 'Tiles', version })).rejects.toMatchObject({
      code: 'STALE_RECORD',
    })
    const same = await call(staff, 'siteBrand.update', { name: 'Mosaics' })
    expect([same.version, same.history.length]).toEqual([changed.version, changed.history.length])
  })

  it('stands in mail: its name, also as the sender, and its logo', async () => {
    const { signature } = await aLogo(5)
    await call(staff, 'siteBrand.update', { name: 'Mosaics <&>', logo_signature: signature })
    const values = { name: 'Ada', url: 'https://t.test/' }
    await deps.transact((tx) => deps.mailer.send(tx, { name: 'welcome', to: 'ada@tessera.test', values }))
    const mail = deps.sentMail.at(-1)
    expect(mail?.sender).toBe('Mosaics <&>')
    expect(mail?.html).toContain(`/192x192/`)
    expect(mail?.html).toContain('Mosaics &lt;&amp;&gt;')
    expect(mail?.text).toContain('Mosaics <&>')
  })
})
