/** Runs something when the page has loaded; at once, where it has. */
export function afterLoad(then: () => void): void {
  if (document.readyState === 'complete') then()
  else addEventListener('load', then, { once: true })
}
