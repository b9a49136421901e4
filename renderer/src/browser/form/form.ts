/**
 * The script of a form for visitors, loaded when one is touched: it says in the page's language what is wrong
 * with a field (R171–R188, R200), sends images when they are chosen (R178, R179), and keeps what is typed.
 * Without it the server says the same.
 */
import { type Control, controlsOf, problemOf, showProblem } from './check-field.ts'
import { focusField, showSummary, updateSummary, wrongOf } from './error-summary.ts'
import { watchStart } from './form-start.ts'
import { type ChosenImages, watchImagesOf } from './images.ts'
import { keepTyped } from './keep-typed.ts'
import { clearSent, markSent } from './sent.ts'
import { addVisit } from './visit-fields.ts'

export { forgetSent } from './forget-sent.ts'

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement

/** Checks all of a form; what is wrong is said, and the first of it has the focus. */
function isRight(form: HTMLFormElement, wrongOnce: Set<Control>): boolean {
  for (const control of controlsOf(form)) {
    const problem = problemOf(control)
    showProblem(control, problem)
    if (problem !== undefined) wrongOnce.add(control)
  }
  showSummary(form)
  const [first] = wrongOf(form)
  if (first) focusField(first)
  return !first
}

/** What is sent waits for images that are on their way. */
function holdForImages(event: SubmitEvent, form: HTMLFormElement, images: ChosenImages): void {
  event.preventDefault()
  images.settled().then(() => form.requestSubmit(event.submitter))
}

/** Starts the script of one form. To be called once for each. */
export function start(form: HTMLFormElement): void {
  // Fields that were wrong are checked while they are put right; others only when the form is sent.
  const wrongOnce = new Set(wrongOf(form))
  const recheck = (control: Control) => {
    showProblem(control, problemOf(control))
    updateSummary(form)
  }
  clearSent(form)
  watchStart(form, keepTyped(form))
  const images = watchImagesOf(form, (control) => {
    wrongOnce.add(control)
    updateSummary(form)
  })
  form.addEventListener('input', ({ target }) => {
    if (isControl(target) && target.type !== 'file' && wrongOnce.has(target)) recheck(target)
  })
  form.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('[data-summary] a')
    const control = link && controlsOf(form).find(({ id }) => id === decodeURIComponent(link.hash.slice(1)))
    if (!control) return
    event.preventDefault()
    focusField(control)
  })
  form.addEventListener('submit', (event) => {
    if (!isRight(form, wrongOnce)) event.preventDefault()
    else if (images?.isBusy()) holdForImages(event, form, images)
    else {
      addVisit(form)
      markSent(form.dataset.form ?? '')
    }
  })
}
