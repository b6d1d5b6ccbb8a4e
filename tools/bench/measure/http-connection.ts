import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export interface HttpAnswer {
  status: number
  body: Buffer
}

const HEAD_END = Buffer.from('\r\n\r\n')

/** One keep-alive connection that asks one thing at a time; cheap, so that it is not what is measured. */
export class HttpConnection {
  readonly #socket: Socket
  #received: Buffer = Buffer.alloc(0)
  #waiting: { resolve(answer: HttpAnswer): void; reject(error: Error): void } | null = null

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.on('data', (chunk: Buffer) => this.#take(chunk))
    socket.on('error', (error) => this.#waiting?.reject(error))
    socket.on('close', () => this.#waiting?.reject(new Error('the server closed the connection')))
  }

  static async open(origin: string): Promise<HttpConnection> {
    const { hostname, port } = new URL(origin)
    const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    await once(socket, 'connect')
    return new HttpConnection(socket)
  }

  ask(request: Buffer): Promise<HttpAnswer> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject }
      this.#socket.write(request)
    })
  }

  close(): void {
    this.#waiting = null
    this.#socket.destroy()
  }

  #take(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk])
    const headEnd = this.#received.indexOf(HEAD_END)
    if (headEnd < 0 || !this.#waiting) return
    const head = this.#received.toString('latin1', 0, headEnd)
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
    const { resolve, reject } = this.#waiting
    if (length === undefined) return reject(new Error(`an answer without a length:\n${head}`))
    const bodyStart = headEnd + HEAD_END.length
    const end = bodyStart + Number(length)
    if (this.#received.length < end) return
    const body = this.#received.subarray(bodyStart, end)
    this.#received = this.#received.subarray(end)
    this.#waiting = null
    resolve({ status: Number(head.slice(9, 12)), body })
  }
}
