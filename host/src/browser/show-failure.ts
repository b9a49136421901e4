import { CallError } from '@vitrine/schemas'

/** Says that an editor cannot be opened, in the words that its page came with: its own may be what is missing. */
export function showFailure(app: string, element: HTMLElement, error: unknown): void {
  console.error(`${app} failed:`, error)
  const status = element.querySelector<HTMLElement>('[data-failed]')
  if (status) status.textContent = (error instanceof CallError && error.message) || (status.dataset.failed ?? '')
  element.querySelector<HTMLElement>('.editor-late')?.style.setProperty('visibility', 'visible')
}
