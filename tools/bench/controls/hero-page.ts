import { createServer } from 'node:http'
import { listenHere } from './listen-here.ts'

// C7: a blank page with the picture that is the largest thing on ours.
const image = process.env['HERO_URL'] ?? ''
const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Control</title></head><body style="margin:0"><img src="${image}" alt="" style="width:100%"></body></html>`

listenHere(
  createServer((_request, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length })
      .end(body),
  ),
)
