/**
 * What was typed into an element, as it is stored: without what surrounds it, and on one line unless
 * its lines count. Read from the nodes, since what a style makes of the letters is not what was typed.
 */
export function wordsIn(element: HTMLElement, hasLines: boolean): string {
  const copy = element.cloneNode(true) as HTMLElement
  for (const end of copy.querySelectorAll('br')) end.replaceWith('\n')
  return (copy.textContent ?? '').replaceAll(/[^\S\n]*\n\s*?/g, hasLines ? '\n' : ' ').trim()
}
