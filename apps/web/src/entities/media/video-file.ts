import { VIDEO_EXTENSIONS, VIDEO_TYPES } from '@tessera/api-types/videos/video-files'

/** Whether a file is a video of a kind that the site takes, by its type or, where a browser knows none, its name. */
export const isVideoFile = ({ type, name }: { type: string; name: string }): boolean =>
  VIDEO_TYPES.some((known) => known === type) ||
  (type === '' && VIDEO_EXTENSIONS.some((end) => name.toLowerCase().endsWith(end)))

export const VIDEO_ACCEPT = [...VIDEO_TYPES, ...VIDEO_EXTENSIONS].join(',')
