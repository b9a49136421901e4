/** Which pages an instance drew, by its log at level `debug`. */
export interface DrawnPages {
  readonly onLine: (line: string) => void
  /** Forgets what was drawn until now. */
  readonly reset: () => void
  /** How many were drawn for who asked for them, and by the thread that draws pages before somebody asks. */
  readonly count: () => { readonly asked: number; readonly before: number }
  /** Those that were drawn more than once for who asked, in words: each language and release of a page is another one. */
  readonly twice: () => readonly string[]
  /** How many were drawn by both: asked for while the thread had them before it, or drew them. */
  readonly byBoth: () => number
}

/** Counts the lines with which `host/src/pages/show-page.ts` says that a page is drawn. */
export function drawnPages(): DrawnPages {
  const asked = new Map<string, number>()
  const before = new Map<string, number>()
  const sum = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((all, one) => all + one, 0)
  return {
    onLine(line) {
      if (!line.includes('"A page is drawn."')) return
      const { reqId, route, language, release, page } = JSON.parse(line)
      const counts = reqId === undefined ? before : asked
      const key = `${route} ${page} in ${language} of release ${release}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
    },
    reset() {
      asked.clear()
      before.clear()
    },
    count: () => ({ asked: sum(asked), before: sum(before) }),
    twice: () => [...asked].flatMap(([key, count]) => (count > 1 ? [`${key}: ${count} times`] : [])),
    byBoth: () => [...asked.keys()].filter((key) => before.has(key)).length,
  }
}
