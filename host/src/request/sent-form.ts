import { ownAddress, type SubmissionOutcome, sentForm } from './form-submission.ts'
import type { SiteService } from './sites.ts'
import type { Visit } from './visit.ts'

/** Makes the part of a query that says that a form was sent, and under which number it was stored. */
export type SentQuery = (component: string, reference?: string) => Promise<Readonly<Record<string, string>>>

/** The parameter of an address that says that a form was sent. */
const SENT = 'sent'

const tenantOf = ({ site }: Pick<Visit, 'site'>): string => site?.tenantId ?? ''

/** The same for the site of a visit: it is signed, so that nobody is thanked for what was never sent. */
export const sentQuery =
  (visit: Pick<Visit, 'site'>, { signedSent }: Pick<SiteService, 'signedSent'>): SentQuery =>
  async (component, reference) => {
    const sent = await signedSent({ tenantId: tenantOf(visit), component, reference })
    return sent === undefined ? {} : { [SENT]: sent }
  }

/**
 * What an address has to say of a form that was sent, with all that was sent for the browser that sent it. One
 * that was made up, or is over, leads to the page without it.
 */
export async function sentOutcome(
  visit: Pick<Visit, 'query' | 'site' | 'shown' | 'fullPath'>,
  { readSent, sentMessage }: Pick<SiteService, 'readSent' | 'sentMessage'>,
): Promise<SubmissionOutcome | { readonly to: string } | undefined> {
  const value = visit.query.get(SENT)
  if (value === null) return undefined
  const tenantId = tenantOf(visit)
  const form = await readSent(tenantId, value)
  if (!form) return { to: withoutSent(visit) }
  const { component, reference } = form
  const cookie = visit.shown?.sent
  const summary =
    reference === undefined || cookie === undefined ? undefined : await sentMessage(tenantId, reference, cookie)
  return { ...sentForm(component, reference), summary }
}

function withoutSent({ fullPath }: Pick<Visit, 'fullPath'>): string {
  const [own = '/', query = ''] = ownAddress(fullPath).split(/\?(.*)/s)
  const rest = new URLSearchParams(query)
  rest.delete(SENT)
  return rest.size > 0 ? `${own}?${rest}` : own
}
