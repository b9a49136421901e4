/**
 * Asks now and then whether there is a newer build (R91, R92): an hour after the last answer, while somebody looks; at
 * once when somebody looks again after more than that. What goes wrong is tried again the next time.
 *
 * @param own the id of the build that this page is of.
 * @param announce called once, with the id of the newer build.
 * @param interval in milliseconds.
 * @param askedAt when it was asked for last, or the page was loaded; longer ago than `interval` asks at once.
 * @returns stops it.
 */
export function watchBuilds(
  own: string,
  announce: (id: string) => void,
  interval: number,
  askedAt = Date.now(),
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const ask = async () => {
    clearTimeout(timer)
    askedAt = Date.now()
    const id = await fetch(`/builds/latest.json?${askedAt}`)
      .then((answer) => (answer.ok ? answer.json() : undefined))
      .then((latest) => latest?.id)
      .catch(() => undefined)
    if (!id || id === own) return wait()
    stop()
    announce(id)
  }
  const wait = () => {
    timer = setTimeout(() => document.hidden || ask(), interval)
  }
  const look = () => {
    if (!document.hidden && Date.now() - askedAt >= interval) ask()
  }
  const stop = () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
  }
  document.addEventListener('visibilitychange', look)
  wait()
  look()
  return stop
}
