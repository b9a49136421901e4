import { type RefObject, useEffect, useRef } from 'react'
import type { SelectionData } from './selection-data.ts'

interface UseAddressOptions {
  readonly root: RefObject<HTMLElement | null>
  readonly data: Pick<SelectionData, 'kinds' | 'productId'>
  readonly text: string
  readonly chosen: Readonly<Record<string, string>>
}

/** Milliseconds of rest before an address is written, and the least time between two: browsers refuse more. */
const REST = 300
const BETWEEN = 1000

/** What of the query the selection owns. */
type Parameters = Readonly<Record<'s' | 'at' | 'to', string>>

function set({ searchParams }: URL, parameters: Partial<Parameters>): void {
  for (const [name, value] of Object.entries(parameters))
    if (value) searchParams.set(name, value)
    else searchParams.delete(name)
}

function withParameters(href: string, parameters: Parameters): string {
  const url = new URL(href, location.href)
  set(url, parameters)
  for (const name of [...url.searchParams.keys()])
    if (/^(?:do|ask|product|q\..*|k\..*|kinds|c)$/.test(name)) url.searchParams.delete(name)
  return url.href
}

/** Links to where somebody can ask name the product, wherever they stand: they take the selection along. */
function writeIntoAsking(productId: string, { s, to }: Parameters): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href*="product="]')) {
    const url = new URL(link.href)
    if (url.searchParams.get('product') !== productId) continue
    set(url, { s, to })
    link.href = url.href
  }
}

/** Writes the selection into the address, and into the links to the same page in other languages (R123). */
function write(parameters: Parameters): void {
  const address = withParameters(location.href, parameters)
  try {
    if (address !== location.href) history.replaceState(history.state, '', address)
  } catch {
    // A browser may refuse too many: the fields still hold everything.
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]'))
    link.href = withParameters(link.href, parameters)
}

/** Keeps what is chosen in the address, so that it survives a reload, Back, and a change of the language. */
export function useAddress({ root, data, text, chosen }: UseAddressOptions): void {
  const written = useRef(0)
  const saved = useRef<string>(undefined)
  const at = data.kinds.map(({ id }) => chosen[id] ?? '').join('.')
  useEffect(() => {
    const form = root.current?.closest('form')
    const to = () => form?.querySelector<HTMLSelectElement>('select[name=to]')?.value ?? ''
    const state = `${text} ${at}`
    const save = () => {
      written.current = Date.now()
      saved.current = state
      const parameters = { s: text, at: at.replaceAll('.', '') === '' ? '' : at, to: to() }
      write(parameters)
      writeIntoAsking(data.productId, parameters)
    }
    // What came with the page stands in its address already.
    saved.current ??= state
    // The list of countries may choose by region after a selection was written; a region alone is not written.
    const saveRegion = () => {
      if (written.current > 0) save()
    }
    form?.addEventListener('change', save)
    form?.addEventListener('vitrine:region', saveRegion)
    const timer =
      saved.current === state ? undefined : setTimeout(save, Math.max(REST, BETWEEN - (Date.now() - written.current)))
    return () => {
      clearTimeout(timer)
      form?.removeEventListener('change', save)
      form?.removeEventListener('vitrine:region', saveRegion)
    }
  }, [root, data.productId, text, at])
}
