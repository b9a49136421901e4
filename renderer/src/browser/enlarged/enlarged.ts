/**
 * Enlarged images: two fingers, a wheel or a click zoom, one finger or a mouse moves what is zoomed, and keys, buttons
 * and a swipe lead to the next image. Loaded when the first image is enlarged; without it each image opens and closes.
 */
import { CLICK, watchPointers } from './pointers.ts'
import { type Point, zoomed } from './zoom.ts'

const openDialog = ':is(:modal, :popover-open)'
const started = new WeakSet<HTMLDialogElement>()

/** The images that belong together, of which one is open: those of a list. */
function groupOf(dialog: HTMLDialogElement): readonly HTMLDialogElement[] {
  const group = dialog.closest('ul')
  return group ? [...group.querySelectorAll<HTMLDialogElement>('dialog[data-enlarged]')] : [dialog]
}

/** Closes an image and opens the one that is so many further, from the last one on to the first. */
function go(dialog: HTMLDialogElement, steps: number, focused: string): void {
  const group = groupOf(dialog)
  const next = group.at((group.indexOf(dialog) + steps) % group.length)
  if (!next || next === dialog) return
  const isModal = dialog.matches(':modal')
  if (isModal) dialog.close()
  else dialog.hidePopover()
  // The page shows it, too: nothing opens out of what is hidden.
  const item = next.closest('li')
  item?.querySelector<HTMLInputElement>('input[type=radio]')?.click()
  item?.scrollIntoView({ block: 'nearest', inline: 'start', behavior: 'instant' })
  if (isModal) next.showModal()
  else next.showPopover()
  start(next)
  next.querySelector<HTMLElement>(focused)?.focus()
}

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
}

/** Brings an image to life that has just been enlarged. */
export function start(dialog: HTMLDialogElement): void {
  const view = dialog.querySelector<HTMLElement>('[data-enlarge-view]')
  const image = view?.querySelector('img')
  if (started.has(dialog) || !view || !image) return
  started.add(dialog)
  view.dataset.live = ''
  const isReversed = getComputedStyle(dialog).direction === 'rtl'
  const button = dialog.querySelector<HTMLButtonElement>('button[data-enlarge-zoom]')
  const zoom = zoomed(image, (isZoomed) => {
    button?.setAttribute('aria-pressed', String(isZoomed))
    view.toggleAttribute('data-zoomed', isZoomed)
  })
  const isOne = groupOf(dialog).length < 2
  for (const control of dialog.querySelectorAll<HTMLButtonElement>('button[data-enlarge]')) {
    const steps = Number(control.dataset.enlarge)
    control.hidden = isOne
    control.addEventListener('click', () => go(dialog, steps, `[data-enlarge="${steps}"]`))
  }
  if (button) {
    button.hidden = false
    button.addEventListener('click', () => zoom.to(zoom.scale > 1 ? 1 : CLICK))
  }
  watchPointers(view, zoom, (by) => go(dialog, by < 0 === isReversed ? -1 : 1, '[command=close]'))
  dialog.addEventListener('keydown', (event) => {
    const arrow = arrows[event.key]
    if (event.key === '+' || event.key === '=') zoom.to(zoom.scale * 1.5)
    else if (event.key === '-') zoom.to(zoom.scale / 1.5)
    else if (arrow && zoom.scale > 1) zoom.move({ x: arrow.x * 80, y: arrow.y * 80 })
    else if (arrow && arrow.x !== 0) {
      const steps = arrow.x < 0 === isReversed ? -1 : 1
      go(dialog, steps, `[data-enlarge="${steps}"]`)
    } else return
    event.preventDefault()
  })
  dialog.addEventListener('toggle', () => {
    if (dialog.matches(openDialog)) return
    zoom.to(1)
    // Where several were looked at, the focus returns to the last one.
    if (!document.querySelector(`dialog${openDialog}`))
      dialog.parentElement?.querySelector<HTMLElement>('[command=show-modal]')?.focus()
  })
}
