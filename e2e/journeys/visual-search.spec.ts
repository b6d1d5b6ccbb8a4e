import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/journey.ts'
import type { Member } from '../fixtures/member.ts'
import { type Color, stripedPhoto, type Stripes, stripesInScene } from '../fixtures/striped-photo.ts'

const color = (): Color => [randomInt(256), randomInt(256), randomInt(256)]

async function pinPhoto(
  page: Page,
  member: Member,
  boardId: string,
  title: string,
  img: ReturnType<typeof stripedPhoto>,
) {
  const csrf = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? ''
  const uploaded = await page.context().request.post('/upload-image/', {
    headers: { 'x-csrftoken': csrf },
    multipart: { img },
  })
  expect(uploaded.ok()).toBe(true)
  const { data } = (await uploaded.json()) as { data: { image_signature: string } }
  const pin = { board_id: boardId, title, image_signature: data.image_signature }
  return member.call<{ id: string }>('POST', '/v3/pins/', pin)
}

/** A scene, and elsewhere the thing in its lower right quarter alone. */
async function sceneAndTwin(page: Page, member: Member) {
  const stripes: Stripes = { colors: [color(), color()], isUpright: randomInt(2) === 0 }
  const board = await member.board('Stripes')
  const scene = await pinPhoto(page, member, board.id, 'A wall', stripesInScene(stripes, color()))
  const twin = await pinPhoto(page, member, board.id, 'The stripes', stripedPhoto(stripes))
  return { scene, twin, stripes }
}

const firstFound = (page: Page) =>
  page.getByRole('list', { name: 'Pins that look similar' }).getByRole('listitem').first()

test('C-7.43 C-7.44 a part of a picture, moved by keyboard, leads to its twin, and the address keeps it', async ({
  page,
  ada,
}) => {
  const { scene, twin } = await sceneAndTwin(page, ada)
  await page.goto(`/pin/${scene.id}/`)
  await page.getByRole('main').getByRole('link', { name: 'Search in image' }).click()
  await expect(page).toHaveURL(/\/visual-search\/$/)
  const frame = page.getByRole('group', { name: /Part of the picture/ })
  const picture = page.locator('main img[alt="A wall"]').first()
  await expect(picture, 'leaves room for what is found').toHaveCSS('max-height', '504px')
  await frame.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/\?x=0\.1\d+&y=0\.1&/)
  await expectAccessible(page)

  await page.goto(`/pin/${scene.id}/visual-search/?x=0.5&y=0.5&w=0.5&h=0.5`)
  await expect(firstFound(page).locator(`a[href="/pin/${twin.id}/"]`).first()).toBeVisible()
  await firstFound(page).locator(`a[href="/pin/${twin.id}/"]`).first().click()
  await expect(page).toHaveURL(new RegExp(`/pin/${twin.id}/`))
  await page.goBack()
  await expect(page).toHaveURL(/x=0\.5&y=0\.5&w=0\.5&h=0\.5/)
  await expect(firstFound(page)).toBeVisible()
})

test('a picture of one’s own, chosen and not kept, leads to its twin', async ({ page, ada }) => {
  const { twin, stripes } = await sceneAndTwin(page, ada)
  await page.goto('/')
  await page.getByRole('link', { name: 'Search with a picture' }).click()
  await expectAccessible(page)
  await page.getByLabel('Choose a picture').setInputFiles(stripedPhoto(stripes, 400))
  await expect(page).toHaveURL(/\/search\/visual\/\?look=/)
  await expect(firstFound(page).locator(`a[href="/pin/${twin.id}/"]`).first()).toBeVisible()
  await expect(page.getByRole('img', { name: 'Your picture' })).toBeVisible()
})
