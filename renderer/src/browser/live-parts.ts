import { loadChunk } from './builds/load-chunk.ts'
import { loadOrReload } from './builds/reload-for-chunk.ts'
import { closest } from './closest.ts'
import { hasDraft, sentFrom } from './form/typed-text.ts'
import { whenSeen } from './when-seen.ts'

/** The script of an island, or of forms. */
interface LiveCode {
  readonly start: (element: HTMLElement, props: unknown) => void
}

/** Parts that are being brought to life, or are: by their element; it answers whether it lives now. */
const started = new WeakMap<HTMLElement, Promise<boolean>>()
const alive = new WeakSet<HTMLElement>()

const FORM = 'form[data-form]'
const propsOf = (element: HTMLElement): unknown =>
  JSON.parse(document.querySelector(`script[data-props="${CSS.escape(element.id)}"]`)?.textContent ?? '{}')

const load = (source: string | undefined): Promise<LiveCode> =>
  source === undefined
    ? (import('./form/form.ts') as Promise<unknown> as Promise<LiveCode>)
    : import(/* @vite-ignore */ source)

/** Loads the code of an island or a form and brings it to life, once. */
function start(element: HTMLElement): Promise<boolean> {
  const known = started.get(element)
  if (known) return known
  const { island } = element.dataset
  const starting = loadOrReload(() => load(island))
    .then(
      (code) => {
        code.start(element, propsOf(element))
        alive.add(element)
        return true
      },
      (error: unknown) => {
        // The HTML beneath works without it, and the server checks a form all the same; the next touch tries again.
        started.delete(element)
        throw error
      },
    )
    .catch((error: unknown) => {
      console.error('part failed:', island, error)
      return false
    })
  started.set(element, starting)
  return starting
}

/** Events that would act at once, and so wait until an island lives; a form waits to be sent. */
const held = ['click', 'submit', 'keydown'] as const

/** Keys that act in a field; on a button they become clicks, and all others are typing. */
const actingKeys = /^(?:Enter|Escape|ArrowUp|ArrowDown)$/

/** Whether an event may pass, though its island does not live yet. */
function mayPass(event: Event, target: Element, island: HTMLElement): boolean {
  // A link leads where it says, with or without the island.
  if (event.type === 'click') return target.closest('a[href]') !== null
  if (!(event instanceof KeyboardEvent)) return false
  // The question about tags has no keys but the one that closes it.
  if (island.dataset.when === 'touch') return event.key !== 'Escape'
  return !(target instanceof HTMLInputElement && actingKeys.test(event.key))
}

/** Sends an event again that came too early. */
function replay(event: Event, target: Element, lives: boolean): void {
  // An icon in a button is SVG, which has no click() of its own.
  if (event.type === 'click') target.dispatchEvent(new MouseEvent('click', event))
  else if (event instanceof KeyboardEvent) target.dispatchEvent(new KeyboardEvent('keydown', event))
  else if (target instanceof HTMLFormElement)
    if (lives && event instanceof SubmitEvent) target.requestSubmit(event.submitter)
    else target.submit()
}

/** Holds an event that came too early until the part of the page lives. */
function hold(event: Event): void {
  const { target } = event
  if (!(target instanceof Element) || !event.isTrusted) return
  const element = [closest(target, '[data-island]'), event.type === 'submit' ? closest(target, FORM) : null].find(
    (part) => part && !alive.has(part),
  )
  if (!element || mayPass(event, target, element)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  // The frame lets effects run first: what was typed before is read in one.
  start(element).then((lives) => requestAnimationFrame(() => setTimeout(replay, 0, event, target, lives)))
}

/** Watches for the first touch of islands and forms, which loads their script. */
export function watchLiveParts(): void {
  const touch = ({ target }: { readonly target: EventTarget | null }) => {
    // An island that is part of a form counts on what is chosen in the rest of it.
    const island =
      closest(target, '[data-island]') ?? closest(target, 'form')?.querySelector<HTMLElement>('[data-island]')
    // What the touch is not of comes with the first one.
    for (const part of [island, closest(target, FORM), document.querySelector<HTMLElement>('[data-when=touch]')])
      if (part) start(part)
  }
  // A file can be chosen, or a field filled in by the browser, without a focus.
  for (const type of ['pointerdown', 'focusin', 'keydown', 'input', 'change'] as const)
    document.addEventListener(type, touch, { capture: true, passive: true })
  for (const type of held) document.addEventListener(type, hold, { capture: true })
  // Somebody was in a field before this ran.
  const { activeElement } = document
  if (activeElement !== document.body) touch({ target: activeElement })
}

/**
 * Starts what of a part of the page starts at once: such islands, and forms that came back, or were sent, or hold what
 * was typed before. Forgets what was sent, and watches for islands that start when they are seen.
 */
export function startLiveParts(part: ParentNode): void {
  if (part.querySelector('[data-form-sent]'))
    loadChunk(() => import('./form/form.ts')).then(
      ({ forgetSent }) => forgetSent(part),
      () => undefined,
    )
  for (const element of part.querySelectorAll<HTMLElement>(`[data-island][data-when="load"],${FORM}`)) {
    const { form } = element.dataset
    if (form === undefined || element.querySelector('[aria-invalid]') || sentFrom() === form || hasDraft(form))
      start(element)
  }
  whenSeen(part, '[data-island][data-when="visible"]', start)
}
