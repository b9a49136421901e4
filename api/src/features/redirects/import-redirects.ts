import { type Answer, type importRedirects, type RedirectRule, redirectPath } from '@vitrine/schemas'
import type { Translator } from '../../platform/language/translator.ts'
import { isCircle, isTarget, type OwnAddresses } from './targets.ts'

type Row = Answer<typeof importRedirects>['rows'][number]

type SentRule = Omit<RedirectRule, 'status'> & Partial<Pick<RedirectRule, 'status'>>

interface Among {
  /** The redirects that the site has. */
  readonly all: readonly RedirectRule[]
  readonly own: OwnAddresses
  /** So many a site may have. */
  readonly most: number
  readonly t: Translator
}

/** What becomes of rows that are imported together. @returns a row for each of them, and the rules that are new. */
export function importedRedirects(sent: readonly SentRule[], { all, own, most, t }: Among) {
  const known = new Map(all.map((rule) => [rule.from, rule]))
  const added: RedirectRule[] = []
  const seen = new Set<string>()
  const read = sent.map(({ from, to, status = 301 }): Row => {
    const refused = (field: 'from' | 'to', key: string, params = {}): Row => ({
      from,
      to,
      status,
      state: 'problem',
      field,
      problem: t(key, params),
    })
    const path = redirectPath(from.trim())
    const target = to.trim()
    if (path === undefined) return refused('from', 'problem.sitePath')
    if (!isTarget(target)) return refused('to', 'problem.redirectTarget')
    if (seen.has(path)) return refused('from', 'problem.usedTwice')
    seen.add(path)
    const there = known.get(path)
    const isSame = there?.to === target && there.status === status
    if (there && !isSame) return refused('from', 'problem.taken')
    if (!there && known.size + added.length >= most) return refused('from', 'problem.maxItems', { limit: most })
    if (!there) added.push({ from: path, to: target, status })
    return { from: path, to: target, status, state: 'ok' }
  })
  // A circle may need several of the rows.
  const together = [...all, ...added]
  const rows = read.map((row): Row => {
    if (row.state === 'problem' || !isCircle(row.from, together, own)) return row
    return { ...row, state: 'problem', field: 'to', problem: t('problem.redirectCircle') }
  })
  return { rows, added }
}
