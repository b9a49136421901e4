import { type RefObject, useEffect } from 'react'

/** The country of a language tag such as `de-AT`; nothing where it names none. */
function regionOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).region
  } catch {
    return undefined
  }
}

/** Chooses the destination country by the region of the browser's languages, while nobody has chosen one (R122). */
export function useRegion(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const select = root.current?.closest('form')?.querySelector<HTMLSelectElement>('select[name=to]')
    if (select?.value !== '') return
    const offered = new Set([...select.options].map(({ value }) => value))
    const region = navigator.languages.map(regionOf).find((code) => code !== undefined && offered.has(code))
    if (region === undefined) return
    select.value = region
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }, [root])
}
