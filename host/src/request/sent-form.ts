import { type SubmissionOutcome, sentForm } from './form-submission.ts'
import type { SiteService } from './sites.ts'
import type { Visit } from './visit.ts'

/** Makes the part of a query that says that a form was sent, and under which number it was stored. */
export type SentQuery = (component: string, reference?: string) => Promise<Readonly<Record<string, string>>>

const tenantOf = ({ site }: Pick<Visit, 'site'>): string => site?.tenantId ?? ''

/** The same for the site of a visit: it is signed, so that nobody is thanked for what was never sent. */
export const sentQuery =
  (visit: Pick<Visit, 'site'>, { signedSent }: Pick<SiteService, 'signedSent'>): SentQuery =>
  async (component, reference) => {
    const sent = await signedSent({ tenantId: tenantOf(visit), component, reference })
    return sent === undefined ? {} : { sent }
  }

/** What an address has to say of a form that was sent; nothing where it was made up. */
export async function sentOutcome(
  visit: Pick<Visit, 'query' | 'site'>,
  { readSent }: Pick<SiteService, 'readSent'>,
): Promise<SubmissionOutcome | undefined> {
  const value = visit.query.get('sent')
  const form = value === null ? undefined : await readSent(tenantOf(visit), value)
  return form && sentForm(form.component, form.reference)
}
