import type { FastifyInstance } from 'fastify'

/** `/healthz`: the process lives. `/readyz`: it can do its work; 503 while it starts or closes. */
export const registerHealth = (app: FastifyInstance, isReady: () => Promise<boolean>): void => {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const ready = await isReady()
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' })
  })
}
