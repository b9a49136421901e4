/** A line without its end. */
const END = '\n'

/** The lines of a text as it comes; what stands behind the last end is one too, unless it is empty. */
export async function* linesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let begun = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      const lines = `${begun}${value}`.split(END)
      begun = lines.pop() ?? ''
      yield* lines
    }
    if (begun !== '') yield begun
  } finally {
    // Whoever stops reading calls off what would still come.
    await reader.cancel().catch(() => undefined)
  }
}
