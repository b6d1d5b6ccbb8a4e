import Fastify from 'fastify'
import { listenHere } from './listen-here.ts'

// C1: Fastify alone.
const app = Fastify()
app.get('/', () => ({ hello: 'world' }))
await app.ready()
listenHere(app.server)
