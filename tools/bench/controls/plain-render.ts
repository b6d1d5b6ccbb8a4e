import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { renderToString } from 'react-dom/server'
import { listenHere } from './listen-here.ts'
import { plainTree } from './plain-tree.ts'

// C4: React renders the same elements again and again, and that is all: no components, data or store.
const tree = plainTree(readFileSync(process.env['PAGE_FILE'] ?? '', 'utf8'))

listenHere(
  createServer((_request, response) => {
    const body = Buffer.from(`<!doctype html>${renderToString(tree)}`)
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length })
      .end(body)
  }),
)
