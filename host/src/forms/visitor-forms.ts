import { createHash } from 'node:crypto'
import { type PostedForm, receiptLife } from '@vitrine/api'
import {
  type Answer,
  CallError,
  confirmSubscription,
  type Question,
  sendContactMessage,
  sendInquiry,
  subscribe,
  unsubscribe,
} from '@vitrine/schemas'
import { campaignText, referrerOf } from '../request/campaign.ts'
import { fieldValue, type PostAnswer } from '../request/form-submission.ts'
import type { Visit } from '../request/visit.ts'
import { type RouteKey, routes } from '../routing/routes.ts'
import type { ScreenTools } from '../screens/screen.ts'
import { commentForm } from './comment-form.ts'
import { consentForm } from './consent-form.ts'
import { type FormHandler, failedSubmission } from './form-handler.ts'
import { idsOf, noImages, type TakenImages, takeImages, withImages } from './posted-images.ts'

const calls = { inquiry: sendInquiry, 'contact-us': sendContactMessage, subscribe } as const
type FormName = keyof typeof calls

const isFormName = (name: string): name is FormName => Object.hasOwn(calls, name)

/** What the page around the fields sends; the calls learn of it in other words, or not at all. */
const ofPage = new Set(['component', 'consentVersion', 'keptImages', 'uploadImages', 'list'])

/** Fields of the inquiry list have a colon in their names: they are read before. */
const isOfPage = (name: string): boolean => ofPage.has(name) || name.includes(':')

/** One combination of a product that is asked about. */
export type AskedLine = Exclude<NonNullable<Question<typeof sendInquiry>['lines']>, string>[number]

/** As the script of forms makes it. */
const madeByScript = /^[0-9a-f]{32}$/

/**
 * Which submission this is (R196). Pages are kept and shown to many, so no page can hold a number of
 * its own for each visitor, and a browser without script makes none: who sends the same words twice on one day sent one
 * form twice.
 */
function submissionKey(visit: Visit, { fields, files }: PostedForm): string {
  const given = fields.get('submissionKey') ?? ''
  if (madeByScript.test(given)) return given
  const said = [...fields].filter(([name]) => name !== 'startedAt')
  const today = new Date().toISOString().slice(0, 10)
  const hash = createHash('sha256').update(JSON.stringify([visit.site?.tenantId, today, said]))
  for (const { content } of files) hash.update(createHash('sha256').update(content).digest())
  return hash.digest('base64url')
}

function questionOf(name: FormName, visit: Visit, post: PostedForm, images: TakenImages): object {
  const { language } = visit
  const said = [...post.fields].filter(([name]) => !isOfPage(name))
  const version = fieldValue(post, 'consentVersion').slice(0, 200)
  return {
    ...Object.fromEntries(said),
    page: visit.path,
    submissionKey: submissionKey(visit, post),
    ...(version !== '' && { consent: { textVersion: version, language } }),
    ...(name === 'inquiry' && idsOf(images)),
    ...(name === 'inquiry' && {
      campaign: campaignText(visit, post.fields.get('campaign')),
      referrer: referrerOf(visit, post.fields.get('referrer')),
    }),
    ...(name === 'subscribe' && { language }),
  }
}

/** The form that was sent is passed to the service; on success the page is asked for anew and says so (R199). */
export const visitorForm: FormHandler = (visit, post, tools) => sendForm(visit, post, tools)

/** The same, with the lines of an inquiry where they are not a field of the form. */
export async function sendForm(
  visit: Visit,
  post: PostedForm,
  tools: ScreenTools,
  lines?: readonly AskedLine[],
): Promise<PostAnswer> {
  const name = fieldValue(post, 'form')
  if (name === 'consent') return consentForm(visit, post, tools)
  if (name === 'comment') return commentForm(visit, post, tools)
  if (!isFormName(name)) throw new CallError('unreadable')
  const images = name === 'inquiry' ? await takeImages(post, tools) : noImages
  try {
    const question = { ...questionOf(name, visit, post, images), ...(lines && { lines }) }
    const answer = (await tools.mutate(calls[name], question as never)) as Partial<Answer<typeof sendInquiry>>
    if (answer.reference !== undefined) {
      const receipt = await tools.receipt(answer.reference)
      tools.setCookie('sent', receipt, receiptLife / 1000)
    }
    return { to: await sentAddress(visit, post, answer, tools) }
  } catch (error) {
    return withImages(failedSubmission(error, post), error, images, tools)
  }
}

/** The page with the marker that makes it say thank you: which form it was, and the number of what was stored. */
async function sentAddress(
  visit: Visit,
  post: PostedForm,
  { reference }: Partial<Answer<typeof sendInquiry>>,
  { sentQuery }: ScreenTools,
) {
  const kept = Object.fromEntries([...visit.query].filter(([name]) => !['sent', 'language', 'draftsId'].includes(name)))
  return visit.links.to(visit.path, { ...kept, ...(await sentQuery(fieldValue(post, 'component'), reference)) })
}

/** Mail programs that unsubscribe with one click leave the token in the address (RFC 8058). */
const followLink =
  (call: typeof confirmSubscription | typeof unsubscribe, route: { readonly path: string }): FormHandler =>
  async ({ query, links }, post, { mutate }) => {
    const token = fieldValue(post, 'token') || (query.get('token') ?? '')
    await mutate(call, { token })
    return { to: links.to(route.path, { token }) }
  }

/** What the links of our mails lead to; the link alone does nothing, since programs open links too. */
export const subscriptionForms: Readonly<Partial<Record<RouteKey, FormHandler>>> = {
  confirmSubscription: followLink(confirmSubscription, routes.confirmSubscription),
  unsubscribe: followLink(unsubscribe, routes.unsubscribe),
}
