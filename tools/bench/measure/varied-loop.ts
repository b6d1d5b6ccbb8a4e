import { HttpConnection } from './http-connection.ts'
import { type LoadLimits, type LoadOutcome, type LoadTarget, requestBytes } from './load-loop.ts'

/**
 * Keeps every connection busy with one target after the other, from where `turn` stands, until time or count
 * runs out.
 * @param begins what each body has to begin with: reading it all would measure us
 */
export async function variedLoop(
  origin: string,
  targets: readonly LoadTarget[],
  limits: LoadLimits & { begins: string; turn: { at: number } },
): Promise<LoadOutcome> {
  const requests = targets.map(requestBytes)
  const connections = await Promise.all(
    Array.from({ length: limits.connections }, () => HttpConnection.open(origin)),
  )
  const latencies: number[] = []
  const start = performance.now()
  const work = async (connection: HttpConnection) => {
    while (performance.now() - start < limits.durationMs && latencies.length < limits.maxRequests) {
      const at = (limits.turn.at += 1) % requests.length
      const asked = performance.now()
      const { status, body } = await connection.ask(requests[at] as Buffer)
      latencies.push(performance.now() - asked)
      if (status !== 200 || body.subarray(0, limits.begins.length).toString() !== limits.begins) {
        throw new Error(`${targets[at]?.url} answered ${status}: ${body.toString().slice(0, 300)}`)
      }
    }
  }
  try {
    await Promise.all(connections.map(work))
  } finally {
    for (const connection of connections) connection.close()
  }
  return { perSecond: (latencies.length / (performance.now() - start)) * 1000, latencies }
}
