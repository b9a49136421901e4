/** One event of a stream. */
export interface SentEvent {
  readonly type: string
  readonly id: string | undefined
  readonly data: string
}

/**
 * Reads server-sent events from a stream of bytes (HTML, 9.2): lines end with LF, CR or both, comments
 * and fields that we do not use are passed over, an event that is cut off does not count.
 *
 * @param onBytes called for everything that comes, comments included: the line is alive.
 */
export async function* sentEvents(bytes: ReadableStream<Uint8Array>, onBytes: () => void): AsyncGenerator<SentEvent> {
  let text = ''
  let event = { type: 'message', id: undefined as string | undefined, data: [] as string[] }
  const decoder = new TextDecoder()
  const reader = bytes.getReader()
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      onBytes()
      text += decoder.decode(next.value, { stream: true })
      // A CR at the end may be the first half of a CRLF.
      const lines = text.split(/\r\n|\n|\r(?=.)/s)
      text = lines.pop() ?? ''
      for (const line of lines) {
        if (line === '') {
          if (event.data.length > 0) yield { ...event, data: event.data.join('\n') }
          event = { type: 'message', id: event.id, data: [] }
          continue
        }
        const [, name, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? []
        if (name === 'event') event.type = value
        else if (name === 'id') event.id = value
        else if (name === 'data') event.data.push(value)
      }
    }
  } finally {
    // Whoever stops listening hangs up.
    await reader.cancel().catch(() => undefined)
  }
}
