/** Ends work that Ctrl+C interrupted. */
export class Interrupted extends Error {}

/**
 * How far work is, on one line of a terminal; the first Ctrl+C interrupts it between two steps, a second one at once.
 *
 * @param {string} what stands before the percentage: `Importing`
 */
export function shownProgress(what) {
  let isInterrupted = false
  let last = ''
  const onInterrupt = () => {
    isInterrupted = true
  }
  process.once('SIGINT', onInterrupt)
  return {
    /**
     * @param {number} done of `total`
     * @param {number} total
     * @throws Interrupted
     */
    tell(done, total) {
      if (isInterrupted) throw new Interrupted()
      const line = `${what}: ${Math.floor((100 * done) / total)} %`
      if (line === last || !process.stderr.isTTY) return
      last = line
      process.stderr.write(`\r${line}`)
    },
    end() {
      process.removeListener('SIGINT', onInterrupt)
      if (last !== '') process.stderr.write('\n')
    },
  }
}
