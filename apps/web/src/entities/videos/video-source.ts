import type { VideoList } from '@tessera/api-types/videos/views'

export type VideoAbilities = { playsHls: boolean; isPhone: boolean }

/** The address a browser plays best: streamed where it can do that, else the 720p file. */
export function videoSource(list: VideoList, { playsHls, isPhone }: VideoAbilities): string | null {
  const stream = (isPhone && list.V_HLSV3_MOBILE) || list.V_HLSV4
  return (playsHls && stream?.url) || (list.V_720P?.url ?? null)
}
