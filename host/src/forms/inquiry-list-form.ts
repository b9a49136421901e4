import type { PostedForm } from '@vitrine/api'
import { CallError, productDetail, undefinedIfNotFound } from '@vitrine/schemas'
import {
  addToList,
  type InquiryList,
  isCountryCode,
  listLimits,
  mergeLists,
  readList,
  readListForm,
} from '@vitrine/schemas/inquiry-list'
import { MAX_QUANTITY, parseSelection, readSelectionForm } from '@vitrine/schemas/selection'
import { cameFrom } from '../request/campaign.ts'
import { fieldValue, type PostAnswer } from '../request/form-submission.ts'
import type { Visit } from '../request/visit.ts'
import { routeAddress, routes } from '../routing/routes.ts'
import type { ScreenTools } from '../screens/screen.ts'
import { type FormHandler, failedSubmission } from './form-handler.ts'
import { type AskedLine, sendForm, visitorForm } from './visitor-forms.ts'

const seconds = (): number => Math.floor(Date.now() / 1000)

const listPath = routeAddress(routes.inquiryList)

/** Keeps the list in the cookie, and leads to its page; where it does not fit, the page says so. */
async function kept(
  list: InquiryList,
  before: InquiryList,
  visit: Visit,
  tools: ScreenTools,
  referrer?: string | null,
): Promise<PostAnswer> {
  const isEmpty = list.items.length === 0 && !list.removed
  const cookie = isEmpty ? undefined : await tools.listCookie(list)
  if (cookie === undefined && !isEmpty) return full(before)
  tools.setCookie('list', cookie, listLimits.life)
  return { to: visit.links.to(listPath, cameFrom(visit, referrer)) }
}

/** The page of the list as it was, with what is said when there is no more room on it. */
const full = (list: InquiryList): PostAnswer => ({
  component: '',
  kind: 'open',
  status: 422,
  values: {},
  messages: {},
  list,
  isListFull: true,
})

/** What of the form of a product its page draws again, when something in it cannot be read. */
const isOfSelection = (name: string): boolean => /^(?:s|to|at|c|do|kinds|list|q\..*|k\..*)$/.test(name)

/** Puts a product on the list, from its own page or from a card. */
async function add(visit: Visit, { fields }: PostedForm, tools: ScreenTools): Promise<PostAnswer> {
  const list = await tools.listOfCookie()
  const id = (fields.get('product') ?? '').slice(0, 120)
  const product = id === '' ? undefined : await undefinedIfNotFound(tools.query(productDetail, { id }))
  if (!product) return { to: visit.links.to(listPath) }
  const form = readSelectionForm(fields)
  if (form && (Object.keys(form.wrong).length > 0 || form.missing.length > 0)) {
    const typed = Object.fromEntries([...fields].filter(([name]) => isOfSelection(name)))
    const component = typed.c ?? ''
    const hash = /^[\w-]{1,40}$/.test(component) ? `#${component}-selection` : ''
    return { to: visit.links.to(routeAddress(routes.product, { id: product.slug }), typed, hash) }
  }
  const to = fields.get('to')
  const country = isCountryCode(to) ? to : undefined
  const added = { productId: product.id, selection: form?.text ?? '', country, isWhole: fields.get('list') === 'edit' }
  const next = addToList(list, added, seconds())
  return next ? kept(next, list, visit, tools, fields.get('referrer')) : full(list)
}

/** Fields of a person, which a visitor may have filled in before something was changed on the list. */
const personal = ['firstName', 'lastName', 'name', 'email', 'whatsappPhone', 'company', 'message']

/** Changes the list by its form: what is typed into it counts, whatever button is pressed. */
async function change(visit: Visit, post: PostedForm, tools: ScreenTools): Promise<PostAnswer> {
  const { fields } = post
  const now = seconds()
  // A browser with script keeps the list itself, and sends it along.
  const isKeptThere = fields.get('keep') === 'browser'
  const before = isKeptThere
    ? mergeIfBoth(
        readList(fields.get('list'), now),
        fields.get('do') === 'show' ? await tools.listOfCookie() : undefined,
      )
    : await tools.listOfCookie()
  const { list, wrong } = readListForm(fields, before, now)
  if (isKeptThere && visit.shown?.list !== undefined) tools.setCookie('list', undefined)
  const isWrong = Object.keys(wrong).length > 0
  const holdsMore = isWrong || personal.some((name) => fieldValue(post, name) !== '')
  if (!isKeptThere) {
    const answer = await kept(list, before, visit, tools)
    if (!('to' in answer) || !holdsMore) return answer
  }
  const drawn = failedSubmission(new CallError('invalid_request'), post)
  return {
    ...drawn,
    kind: isWrong ? 'invalid' : 'open',
    status: isWrong && !isKeptThere ? 422 : 200,
    values: isWrong ? drawn.values : without(drawn.values, (name) => name.startsWith('q:') || name.startsWith('note:')),
    messages: messagesOf(wrong, tools),
    message: undefined,
    list,
  }
}

const mergeIfBoth = (list: InquiryList, other: InquiryList | undefined): InquiryList =>
  other && other.items.length > 0 ? mergeLists(list, other) : list

const without = <V>(map: Readonly<Record<string, V>>, isLeftOut: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(map).filter(([name]) => !isLeftOut(name)))

const messagesOf = (wrong: Readonly<Record<string, string>>, { t }: Pick<ScreenTools, 't'>) =>
  Object.fromEntries(Object.keys(wrong).map((name) => [name, t('form.message.quantityInvalid', { max: MAX_QUANTITY })]))

/** The price that was shown for a product, while nothing of it was changed since. */
function shownPrice({ fields }: PostedForm, productId: string): number | undefined {
  const price = fields.get(`price:${productId}`) ?? ''
  return /^[0-9]{1,15}$/.test(price) ? Number(price) : undefined
}

/** What is asked for, line by line; the note of a product stands with its first one. */
function linesOf(list: InquiryList, shown: InquiryList, post: PostedForm): readonly AskedLine[] {
  return list.items.flatMap(({ productId, selection, note }): readonly AskedLine[] => {
    const lines = parseSelection(selection)
    const isAsShown = shown.items.some((item) => item.productId === productId && item.selection === selection)
    const unitPrice = isAsShown ? shownPrice(post, productId) : undefined
    const first = note === '' ? {} : { note }
    if (lines.length === 0) return [{ productId, ...first }]
    return lines.map(({ options, quantity }, at) => ({
      productId,
      options: [...options],
      quantity,
      ...(unitPrice !== undefined && { unitPrice }),
      ...(at === 0 && first),
    }))
  })
}

/** Sends the list as one inquiry; it is empty once that has arrived. */
async function send(visit: Visit, post: PostedForm, tools: ScreenTools): Promise<PostAnswer> {
  const now = seconds()
  const shown = readList(post.fields.get('list'), now)
  const { list, wrong } = readListForm(post.fields, shown, now)
  if (Object.keys(wrong).length > 0) {
    const drawn = failedSubmission(new CallError('invalid_request'), post)
    return { ...drawn, kind: 'invalid', status: 422, messages: messagesOf(wrong, tools), message: undefined, list }
  }
  const answer = await sendForm(visit, post, tools, linesOf(list, shown, post))
  if (!('to' in answer)) return { ...answer, list }
  if (visit.shown?.list !== undefined) tools.setCookie('list', undefined)
  return answer
}

/** The forms of the inquiry list's page: those that put a product on it, the list itself, and what stands around it. */
export const inquiryListForm: FormHandler = async (visit, post, tools) => {
  if (fieldValue(post, 'do') === 'list') return add(visit, post, tools)
  if (fieldValue(post, 'form') !== 'inquiry' || !post.fields.has('list')) return visitorForm(visit, post, tools)
  return post.fields.has('do') ? change(visit, post, tools) : send(visit, post, tools)
}
