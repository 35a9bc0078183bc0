/** What tabs of this browser tell each other. A tab does not hear itself. */
export type TabChannel = {
  readonly tell: (message: unknown) => void
  readonly hear: (listener: (message: unknown) => void) => void
}

/** A channel of that name; where a browser has none nobody is told. */
export const openChannel = (name: string): TabChannel => {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : undefined
  return {
    // not a window's method: it takes no origin
    tell: (message) => channel?.postMessage.call(channel, message),
    hear: (listener) => channel?.addEventListener('message', ({ data }: MessageEvent) => listener(data)),
  }
}
