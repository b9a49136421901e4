import { hasDraft, sentFrom } from './typed-text.ts'

/** Marks this entry of the history: the form of this component was sent from it. */
export const markSent = (component: string): void =>
  history.replaceState({ ...(history.state as object | null), sentForm: component }, '')

/**
 * A page that somebody comes back to shows what was typed into it. What has been sent since is cleared: its form
 * was marked when it was sent, and what was typed was forgotten when the answer came.
 */
export function clearSent(form: HTMLFormElement): void {
  const component = form.dataset.form ?? ''
  const isSent = () => sentFrom() === component && !hasDraft(component)
  const clear = () => {
    if (isSent()) form.reset()
  }
  clear()
  addEventListener('pageshow', ({ persisted }) => {
    // A page that was kept as it stood holds images too: it is drawn anew.
    if (!persisted) clear()
    else if (isSent()) location.reload()
  })
}
