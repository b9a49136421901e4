import { loadChunk } from './builds/load-chunk.ts'
import { draftKeyOf, forgetDrafts, hasDraft, sentFrom } from './form/typed-text.ts'

/** Forms whose script runs, or is being loaded; it answers whether it runs now. */
const started = new WeakMap<HTMLFormElement, Promise<boolean>>()
const alive = new WeakSet<HTMLFormElement>()

const formOf = (target: EventTarget | null): HTMLFormElement | null =>
  target instanceof Element ? target.closest<HTMLFormElement>('form[data-form]') : null

function start(form: HTMLFormElement): Promise<boolean> {
  const known = started.get(form)
  if (known) return known
  const starting = loadChunk(() => import('./form/form.ts'))
    .then(({ startForm }) => {
      startForm(form)
      alive.add(form)
      return true
    })
    .catch((error: unknown) => {
      console.error('form failed:', error)
      // The server checks it all the same; the next touch tries again.
      started.delete(form)
      return false
    })
  started.set(form, starting)
  return starting
}

/** Holds a form that is sent before its script is there. */
function hold(event: SubmitEvent): void {
  const form = formOf(event.target)
  if (!form || alive.has(form)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  start(form).then((lives) => (lives ? form.requestSubmit(event.submitter) : form.submit()))
}

/**
 * A page that somebody comes back to shows what was typed into it. What has been sent since is cleared: its form
 * was marked when it was sent, and what was typed was forgotten when the answer came.
 */
function clearSent({ persisted }: PageTransitionEvent): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-form]')) {
    const component = form.dataset.form ?? ''
    if (sentFrom() !== component || hasDraft(component)) continue
    // A page that was kept as it stood holds images too: it is drawn anew.
    if (persisted) location.reload()
    else form.reset()
  }
}

/**
 * Watches forms for visitors: their script is loaded at the first focus.
 */
export function watchForms(): void {
  const touch = ({ target }: { readonly target: EventTarget | null }) => {
    const form = formOf(target)
    if (form) start(form)
  }
  // A file can be chosen, or a field filled in by the browser, without a focus.
  for (const type of ['focusin', 'pointerdown', 'input', 'change'] as const)
    document.addEventListener(type, touch, { capture: true, passive: true })
  document.addEventListener('submit', hold, { capture: true })
  // Somebody was in a field before this ran.
  touch({ target: document.activeElement })

  addEventListener('pageshow', clearSent)
}

/** Starts the forms of a part that came back, or hold what was typed before; forgets what was sent. */
export function startForms(part: ParentNode): void {
  for (const sent of part.querySelectorAll<HTMLElement>('[data-form-sent]'))
    forgetDrafts(draftKeyOf(sent.dataset.formSent ?? ''))
  for (const form of part.querySelectorAll('form'))
    if (form.dataset.form !== undefined && (form.querySelector('[aria-invalid]') || hasDraft(form.dataset.form)))
      start(form)
}
