/**
 * While something is dragged, all keys belong to the drag: Escape ends it, and lets go of no selection.
 * Commands leave alone what somebody else has used.
 *
 * @returns what lets the keys go.
 */
export function holdKeys(): () => void {
  const use = (event: KeyboardEvent) => event.preventDefault()
  document.addEventListener('keydown', use, { capture: true })
  return () => document.removeEventListener('keydown', use, { capture: true })
}
