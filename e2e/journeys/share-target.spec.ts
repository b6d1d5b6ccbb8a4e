import { expect, test } from '../fixtures/journey.ts'
import { newPhoto } from '../fixtures/photo.ts'
import { withWorker } from '../fixtures/worker.ts'

test.use({ serviceWorkers: 'allow' })

test('the installed site receives a picture that is shared with it, and makes a pin of it', async ({
  page,
  ada,
}) => {
  await ada.board('Shared with me')
  await page.goto('/')
  await withWorker(page)
  const { name, mimeType, buffer } = newPhoto()
  await page.evaluate(
    ([bytes, fileName, type]) => {
      const file = new File([Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))], fileName, { type })
      const files = new DataTransfer()
      files.items.add(file)
      const form = document.createElement('form')
      Object.assign(form, { action: '/pin-creation-tool/', method: 'post', enctype: 'multipart/form-data' })
      const input = Object.assign(document.createElement('input'), { type: 'file', name: 'picture' })
      input.files = files.files
      form.append(input)
      document.body.append(form)
      form.submit()
    },
    [buffer.toString('base64'), name, mimeType] as const,
  )
  await expect(page).toHaveURL(/\/pin-creation-tool\/\?shared=picture$/)
  await expect(page.getByRole('img', { name: 'Your pin’s image' })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(/Choose images or videos/)).toBeAttached()
})
