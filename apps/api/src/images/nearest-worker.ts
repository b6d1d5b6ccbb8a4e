import { parentPort } from 'node:worker_threads'
import type { IndexReply, IndexRequest, IndexTask } from './nearest.ts'
import { PackedIndex } from './packed-index.ts'

const index = new PackedIndex()

function perform(task: IndexTask): IndexReply['answer'] {
  switch (task.kind) {
    case 'add':
      for (const entry of task.entries) index.add(entry)
      return { size: index.size, neighbours: [], ids: [] }
    case 'remove':
      for (const id of task.ids) index.remove(id)
      return { size: index.size, neighbours: [], ids: [] }
    case 'nearest':
      return { size: index.size, neighbours: index.nearest(task.descriptor, task.k), ids: [] }
    case 'ids':
      return { size: index.size, neighbours: [], ids: index.ids }
  }
}

parentPort?.on('message', ({ turn, task }: IndexRequest) => {
  const reply: IndexReply = { turn, answer: perform(task) }
  parentPort?.postMessage(reply)
})
