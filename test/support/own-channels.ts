import { randomUUID } from 'node:crypto'

// files run beside each other in threads of one process, and a channel reaches all of them: each file has channels of its own, as a browser has
const file = randomUUID()
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(`${file} ${name}`)
  }
}
