import { imageUrl } from '@tessera/api-types/images/image-path'
import type { SearchGuide } from '@tessera/api-types/search/views'
import type { Site } from '../../kernel/deps.ts'

export const toGuideView = (
  { label, query }: { label: string; query: string },
  imageSignature: string | null,
  { imageBase }: Site,
): SearchGuide => ({
  label,
  query,
  image_url: imageSignature && imageUrl(imageBase, imageSignature, '75x75'),
})
