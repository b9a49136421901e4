import { type Visit, withLearned } from '../request/visit.ts'
import { type Guard, notFound, passWith, redirect, stop } from './guard.ts'

/** The address of the visit without some of its parameters; what is left stays as it was written. */
function without(visit: Visit, ...names: readonly string[]): string {
  const [path = '', query = ''] = (visit.canonical ?? visit.fullPath).split(/\?(.*)/s)
  const kept = query.split('&').filter((pair) => pair !== '' && !names.includes(nameOf(pair)))
  return kept.length === 0 ? path : `${path}?${kept.join('&')}`
}

const nameOf = (pair: string): string => new URLSearchParams(pair).keys().next().value ?? ''

/** A page of a list as it may be written: the first one goes without saying (R130). */
const isOddPage = (page: string | null): boolean => page !== null && (page === '1' || !/^[1-9][0-9]{0,8}$/.test(page))

/**
 * The guard of every page of a site (R73–R77, R222–R224): which draft or release is shown, and in
 * which language.
 *
 * A draft is shown to those who may see it, in its own languages. For all others its number is taken out of the address,
 * and the answer is the same whether there is such a draft or not (T7).
 */
export const previewRoute: Guard = async (visit, { maySeeDraft, languagesOf }) => {
  const { site } = visit
  if (!site) return notFound(visit)
  const wanted = visit.query.get('draftsId')
  const draft =
    wanted !== null && /^[1-9][0-9]{0,14}$/.test(wanted) && (await maySeeDraft(visit, wanted)) ? wanted : undefined
  const seen = draft === undefined ? site : { ...site, ...(await languagesOf(visit, draft)) }
  const isDefault = withLearned(visit, { site: seen }).languageParameter === 'default'

  if (wanted !== null && draft === undefined)
    return { ...redirect(302, without(visit, 'draftsId', ...(isDefault ? ['language'] : []))), noindex: true }
  if (draft === undefined && site.currentDraftRelease === null)
    return stop(404, 'notPublished.message', { name: site.name })
  const odd = [...(isDefault ? ['language'] : []), ...(isOddPage(visit.query.get('page')) ? ['page'] : [])]
  // What a draft has by default may be another language in a moment.
  if (odd.length > 0) return redirect(draft === undefined ? 301 : 302, without(visit, ...odd))
  if (draft !== undefined) return passWith({ site: seen, draftsId: draft })
  return passWith({})
}
