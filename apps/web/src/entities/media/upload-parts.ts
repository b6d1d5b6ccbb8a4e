import { wait } from '../../shared/browser/clock.ts'
import { type FileAnswer, type FileForm, uploadFile } from '../../shared/browser/upload-file.ts'

type Watch = { onProgress: (share: number) => void; signal: AbortSignal }
type Parts = {
  partBytes: number
  /** What of the file is there already. */
  from: number
}

const PART_TRIES = 5
const PART_PAUSE_MS = 1_000

/** Posts a file piece by piece; a piece that is lost on its way is sent again. */
export async function uploadParts(
  { file, fields, url }: FileForm,
  { partBytes, from }: Parts,
  { onProgress, signal }: Watch,
): Promise<FileAnswer> {
  let answer: FileAnswer = { status: 0, body: null }
  for (let offset = from; offset < file.size; offset += partBytes) {
    const piece = new File([file.slice(offset, offset + partBytes)], file.name)
    const part = { url, file: piece, fields: { ...fields, offset: `${offset}`, total_bytes: `${file.size}` } }
    const report = (share: number) => onProgress(Math.min(1, (offset + share * piece.size) / file.size))
    for (let tried = 0; tried < PART_TRIES; tried++) {
      answer = await uploadFile(part, { onProgress: report, signal })
      if (answer.status !== 0 && answer.status !== 503) break
      await wait(PART_PAUSE_MS * 2 ** tried)
    }
    if (answer.status !== 200) return answer
  }
  return answer
}
