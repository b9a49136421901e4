import { setHiddenField } from './form-start.ts'

/** As `visit.ts` wrote it, when the session began. */
const KEY = 'vitrine:visit'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Where the visitor came from, as it was noted when the session began. */
export function rememberedVisit(): Readonly<Record<string, unknown>> {
  try {
    const visit: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    return isObject(visit) ? visit : {}
  } catch {
    return {}
  }
}

/** Sends along with an inquiry where its sender came from (R125). */
export function addVisit(form: HTMLFormElement): void {
  if (form.querySelector<HTMLInputElement>('input[name=form]')?.value !== 'inquiry') return
  const visit = rememberedVisit()
  for (const name of ['referrer', 'campaign']) {
    const value = visit[name]
    if (typeof value !== 'string' || value === '' || form.elements.namedItem(name)) continue
    setHiddenField(form, name, value)
  }
}
