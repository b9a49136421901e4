/** In milliseconds (R92, R100). */
const REST = 1000

/** Runs something one second after the page has loaded. */
export function afterLoad(then: () => void): void {
  const later = () => setTimeout(then, REST)
  if (document.readyState === 'complete') later()
  else addEventListener('load', later, { once: true })
}
