import type { InputOf, OutputOf } from '@tessera/api-types'
import { callOf } from '@tessera/api-types/http-call'
import { mediaRoutes } from '@tessera/api-types/media/routes'
import type { UploadedImage } from '@tessera/api-types/media/views'
import { brandStyle } from '@tessera/api-types/site-brand/brand-style'
import type { SiteBrandView, siteBrandContracts } from '@tessera/api-types/site-brand/contracts'
import { siteBrandRoutes } from '@tessera/api-types/site-brand/routes'
import { httpClient, waitingForLogin } from '../../providers/http-client.ts'

const http = waitingForLogin(httpClient)

type BrandContracts = typeof siteBrandContracts

/** Its routes are no part of what every page of the console carries. */
async function call<N extends keyof BrandContracts>(
  name: N,
  input: InputOf<BrandContracts[N]>,
): Promise<OutputOf<BrandContracts[N]>> {
  const { path, dialect: _, contentType, ...options } = callOf(siteBrandRoutes[name], input)
  const headers = new Headers(contentType ? { 'Content-Type': contentType } : {})
  return (await http(path, { ...options, headers })).json.data
}

export const readBrand = () => call('siteBrand.get', {})
export const saveBrand = (changes: InputOf<BrandContracts['siteBrand.update']>) =>
  call('siteBrand.update', changes)

export async function uploadLogo(picture: File): Promise<UploadedImage> {
  const body = new FormData()
  body.append('img', picture)
  const { path, method } = callOf(mediaRoutes['media.uploadImage'], {})
  return (await http(path, { method, body })).json.data
}

/** Shows the console itself under what was saved, as the server does from its next page on. */
export function applyBrand({ name, default_name, logo_url, accent_light, accent_dark }: SiteBrandView): void {
  document.documentElement.dataset.site = name ?? default_name
  document.getElementById('site-brand')?.remove()
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(brandStyle({ logo: logo_url, accentLight: accent_light, accentDark: accent_dark }))
  document.adoptedStyleSheets = [sheet]
}
