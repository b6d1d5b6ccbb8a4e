import cluster from 'node:cluster'
import { randomUUID } from 'node:crypto'
import { AggregatorRegistry, type Registry } from 'prom-client'

interface MetricsRequest {
  metricsFor: string
}

interface MetricsResponse extends MetricsRequest {
  text: string
}

const isRequest = (message: unknown): message is MetricsRequest =>
  typeof message === 'object' && message !== null && 'metricsFor' in message

/** In the process that holds the port: adds up what the others count, for each that requests it. */
export function serveMetricsOfAll(): void {
  const all = new AggregatorRegistry()
  cluster.on('message', (worker, message: unknown) => {
    if (!isRequest(message)) return
    const respond = (text: string): void => void (worker.isConnected() && worker.send({ ...message, text }))
    all.clusterMetrics().then(respond, () => respond(''))
  })
}

/** What this process counts, or all that share its port together. */
export function metricsText(registry: Registry): Promise<string> {
  return cluster.isWorker ? requestMetrics(process as MetricsChannel) : registry.metrics()
}

/** What this process counts is asked for by the one that holds the port. */
export function shareMetrics(registry: Registry): void {
  if (!cluster.isWorker) return
  AggregatorRegistry.setRegistries(registry)
  new AggregatorRegistry()
}

const WAIT_MS = 10_000

/** How a process talks with the one that holds the port. */
export interface MetricsChannel {
  send(message: unknown): unknown
  on(event: 'message', take: (message: unknown) => void): unknown
  off(event: 'message', take: (message: unknown) => void): unknown
}

/** @throws Error where the process that holds the port is silent */
export function requestMetrics(channel: MetricsChannel, waitMs = WAIT_MS): Promise<string> {
  const request: MetricsRequest = { metricsFor: randomUUID() }
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      channel.off('message', take)
    }
    const take = (message: unknown) => {
      if (!isRequest(message) || message.metricsFor !== request.metricsFor) return
      end()
      resolve((message as MetricsResponse).text)
    }
    const timer = setTimeout(() => {
      end()
      reject(new Error('no metrics of the other processes came'))
    }, waitMs)
    channel.on('message', take)
    channel.send(request)
  })
}
