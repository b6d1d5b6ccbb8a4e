import type { VideoList } from '@tessera/api-types/videos/views'
import { expect, it } from 'vitest'
import { videoSource } from './video-source.ts'

const version = (url: string) => ({ url, width: 1, height: 1, duration: 1, thumbnail: '', captionsUrls: {} })
const list: VideoList = {
  V_720P: version('file'),
  V_HLSV4: version('stream'),
  V_HLSV3_MOBILE: version('phone'),
}

it.each([
  [{ playsHls: true, isPhone: false }, list, 'stream'],
  [{ playsHls: true, isPhone: true }, list, 'phone'],
  [{ playsHls: false, isPhone: true }, list, 'file'],
  [{ playsHls: true, isPhone: false }, { V_720P: version('file') }, 'file'],
  [{ playsHls: true, isPhone: false }, {}, null],
])('C-3.13 %j', (abilities, versions, url) => expect(videoSource(versions, abilities)).toBe(url))
