import { loadChunk, reloadForChunk } from './builds/load-chunk.ts'
import { whenSeen } from './when-seen.ts'

interface IslandCode {
  readonly start: (element: HTMLElement, props: unknown) => void
}

/** Islands that are being brought to life, or are: by their element. */
const started = new WeakMap<HTMLElement, Promise<boolean>>()
const alive = new WeakSet<HTMLElement>()
/** How often a source did not come. */
const failures = new Map<string, number>()

const islandOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null

const propsOf = (element: HTMLElement): unknown =>
  JSON.parse(document.querySelector(`script[data-props="${CSS.escape(element.id)}"]`)?.textContent ?? '{}')

/** Loads the code of an island and hydrates it, once; answers whether it lives now. */
function start(element: HTMLElement): Promise<boolean> {
  const known = started.get(element)
  if (known) return known
  const source = element.dataset.island ?? ''
  const code = loadChunk<IslandCode>(() => {
    const failed = failures.get(source) ?? 0
    // Not every browser asks again for an address from which a module did not come (Chromium 150).
    return import(/* @vite-ignore */ failed ? `${source}?r=${failed}` : source).catch((error: unknown) => {
      failures.set(source, failed + 1)
      throw error
    })
  })
  const starting = code
    .then(
      ({ start: hydrate }) => {
        hydrate(element, propsOf(element))
        alive.add(element)
        return true
      },
      (error: unknown) => {
        // The HTML beneath works without it; the next touch tries again.
        started.delete(element)
        reloadForChunk()
        throw error
      },
    )
    .catch((error: unknown) => {
      console.error('island failed:', source, error)
      return false
    })
  started.set(element, starting)
  return starting
}

/** Events that would act at once, and so wait until the island lives. */
const held = ['click', 'submit', 'keydown'] as const

/** Keys that act in a field; on a button they become clicks, and all others are typing. */
const actingKeys = ['Enter', 'Escape', 'ArrowUp', 'ArrowDown']

/** Whether an event may pass, though its island does not live yet. */
function mayPass(event: Event, target: Element): boolean {
  // A link leads where it says, with or without the island.
  if (event.type === 'click') return target.closest('a[href]') !== null
  if (event instanceof KeyboardEvent) return !(target instanceof HTMLInputElement && actingKeys.includes(event.key))
  return false
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

/** Holds an event that came too early until the island lives. */
function hold(event: Event): void {
  const element = islandOf(event.target)
  const { target } = event
  if (!element || !(target instanceof Element) || alive.has(element) || !event.isTrusted || mayPass(event, target))
    return
  event.preventDefault()
  event.stopImmediatePropagation()
  // The frame lets effects run first: what was typed before is read in one.
  start(element).then((lives) => requestAnimationFrame(() => setTimeout(replay, 0, event, target, lives)))
}

/** Watches for the first touch of islands. */
export function watchIslands(): void {
  const touch = ({ target }: { readonly target: EventTarget | null }) => {
    // An island that is part of a form counts on what is chosen in the rest of it.
    const form = target instanceof Element ? target.closest('form') : null
    const element = islandOf(target) ?? form?.querySelector<HTMLElement>('[data-island]')
    if (element) start(element)
  }
  for (const type of ['pointerdown', 'focusin', 'keydown'] as const)
    document.addEventListener(type, touch, { capture: true, passive: true })
  for (const type of held) document.addEventListener(type, hold, { capture: true })
  // Somebody was in a field before this ran.
  touch({ target: document.activeElement })
}

/** Starts the islands of a part that start at once, and watches for those that start when they are seen. */
export function startIslands(part: ParentNode): void {
  for (const element of part.querySelectorAll<HTMLElement>('[data-island][data-when="load"]')) start(element)
  whenSeen(part, '[data-island][data-when="visible"]', start)
}
