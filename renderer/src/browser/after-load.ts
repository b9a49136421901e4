import { MANIFEST_DELAY } from '@vitrine/schemas/page-life'

/** Runs something one second after the page has loaded (R92, R100). */
export function afterLoad(then: () => void): void {
  const later = () => setTimeout(then, MANIFEST_DELAY)
  if (document.readyState === 'complete') later()
  else addEventListener('load', later, { once: true })
}
