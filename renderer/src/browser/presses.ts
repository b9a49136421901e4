import { loadChunk } from './builds/load-chunk.ts'
import { closest } from './closest.ts'
import { isPlain } from './is-plain.ts'
import { keepsLists } from './list/show-list.ts'

const pressed = 'a[data-download],[data-print],[data-share],button[data-list-add]'

/** What is done where the script does not come: what a link or a form does without. Printing and sharing browsers do by themselves. */
function withoutScript(element: HTMLElement): void {
  if (element instanceof HTMLAnchorElement) location.assign(element.href)
  else if ('listAdd' in element.dataset) (element as HTMLButtonElement).form?.requestSubmit(element)
}

/**
 * Watches what is pressed and then does more than a link or a button: it saves downloads, prints, shares, adds to the
 * inquiry list. The policy of the page lets only our own origin and its stores be read.
 */
export function watchPresses(): void {
  document.addEventListener('click', (event) => {
    const element = closest(event.target, pressed)
    // Who wants a link in another window gets it; without storage the list stands in a cookie, and its form is posted.
    if (!element || (element.localName === 'a' ? !isPlain(event) : 'listAdd' in element.dataset && !keepsLists()))
      return
    event.preventDefault()
    loadChunk(() => import('./press.ts')).then(
      ({ press }) => press(element),
      () => withoutScript(element),
    )
  })
}
