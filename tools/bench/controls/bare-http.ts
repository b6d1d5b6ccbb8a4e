import { createServer } from 'node:http'
import { listenHere } from './listen-here.ts'

// C0: the least a Node server can do.
const body = JSON.stringify({ hello: 'world' })
const headers = { 'content-type': 'application/json', 'content-length': body.length }

listenHere(createServer((_request, response) => response.writeHead(200, headers).end(body)))
