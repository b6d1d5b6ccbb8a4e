import type { FastifyInstance } from 'fastify'

export interface HealthParts {
  isClosing(): boolean
  /** Names what is not ready; nothing when all is. */
  findFaults(): Promise<string[]>
}

/** `/livez`: the process turns. `/readyz`: it can serve, and is not about to stop. */
export const health =
  ({ isClosing, findFaults }: HealthParts) =>
  (app: FastifyInstance): void => {
    app.get('/livez', async (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ status: 'ok' }),
    )
    app.get('/readyz', async (_request, reply) => {
      const faults = isClosing() ? ['closing'] : await findFaults()
      return reply
        .code(faults.length > 0 ? 503 : 200)
        .header('cache-control', 'no-store')
        .send(faults.length > 0 ? { status: 'not ready', faults } : { status: 'ok' })
    })
    app.addHook('onSend', async (_request, reply) => {
      // While the door is open a new connection would only come back here.
      if (isClosing() && !app.server.listening) reply.header('connection', 'close')
    })
  }
