/** What pressed buttons and links do, loaded when the first of them is pressed. */
import { add } from './list/add.ts'
import { saveDownload } from './save-download.ts'
import { share } from './share.ts'

/** Does what a pressed element is for (`presses.ts`). */
export async function press(element: HTMLElement): Promise<void> {
  if (element instanceof HTMLAnchorElement) await saveDownload(element)
  else if (element instanceof HTMLButtonElement && element.dataset.listAdd !== undefined) add(element)
  else if (element.dataset.share !== undefined) await share(element)
  else print()
}
