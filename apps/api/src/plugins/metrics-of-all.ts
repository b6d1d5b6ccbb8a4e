import cluster from 'node:cluster'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { AggregatorRegistry, type Registry } from 'prom-client'

interface Asked {
  metricsFor: string
}

interface Answered extends Asked {
  text: string
}

const isAsked = (message: unknown): message is Asked =>
  typeof message === 'object' && message !== null && 'metricsFor' in message

/** In the process that holds the port: adds up what the others count, for each that asks. */
export function answerForAll(): void {
  const all = new AggregatorRegistry()
  cluster.on('message', (worker, message: unknown) => {
    if (!isAsked(message)) return
    const answer = (text: string): void => void (worker.isConnected() && worker.send({ ...message, text }))
    all.clusterMetrics().then(answer, () => answer(''))
  })
}

/** What this process counts, or all that share its port together. */
export function metricsText(registry: Registry): Promise<string> {
  return cluster.isWorker ? askForAll() : registry.metrics()
}

/** What this process counts is asked for by the one that holds the port. */
export function shareMetrics(registry: Registry): void {
  if (!cluster.isWorker) return
  AggregatorRegistry.setRegistries(registry)
  new AggregatorRegistry()
}

async function askForAll(): Promise<string> {
  const asked: Asked = { metricsFor: randomUUID() }
  process.send?.(asked)
  for (;;) {
    const [message] = (await once(process, 'message')) as [unknown]
    if (isAsked(message) && message.metricsFor === asked.metricsFor) return (message as Answered).text
  }
}
