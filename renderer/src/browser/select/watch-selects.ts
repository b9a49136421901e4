import { loadOrReload } from '../builds/reload-for-chunk.ts'

/** The country of a language tag such as `de-AT`; nothing where it names none. */
function regionOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).region
  } catch {
    return undefined
  }
}

/** Chooses a country by the region of the browser's languages, while nobody has chosen one (R122). */
function chooseRegion(select: HTMLSelectElement): void {
  if (select.value !== '') return
  const offered = new Set([...select.options].map(({ value }) => value))
  const region = navigator.languages.map(regionOf).find((code) => code !== undefined && offered.has(code))
  select.value = region ?? ''
  // What somebody chose before is put in its place.
  if (region === undefined) return
  select.dataset.region = region
  // No `change`: nobody chose. What was written into an address before this came follows by it.
  select.dispatchEvent(new Event('vitrine:region', { bubbles: true }))
}

/**
 * Watches the lists of countries in a part of the page, `select[data-search]`: one is chosen by region, what its
 * option notes (`data-note`) stands in the `output` beside it, its name where it is printed (`data-chosen`), and it can
 * be searched once its form is touched; what has a note once it is touched itself: a selection of products around it
 * loads enough. To be called once for each part.
 */
export function watchSelects(part: ParentNode): void {
  const selects = [...part.querySelectorAll<HTMLSelectElement>('select[data-search]')]
  for (const select of selects) {
    const noted = select.closest('[data-noted]')
    const note = noted?.querySelector('output')
    const chosen = noted?.querySelector('[data-chosen]')
    const showNote = () => {
      const [option] = select.selectedOptions
      if (note) note.textContent = option?.dataset.note ?? ''
      if (chosen) chosen.textContent = option?.value ? option.text : ''
    }
    chooseRegion(select)
    showNote()
    select.addEventListener('change', showNote)
    const touched = noted ?? select.form ?? select
    const types = ['focusin', 'pointerover'] as const
    const watch = () => {
      for (const type of types) touched.addEventListener(type, touch, { capture: true, passive: true })
    }
    const touch = () => {
      for (const type of types) touched.removeEventListener(type, touch, { capture: true })
      // The list itself works as it is; the next touch asks again.
      loadOrReload(() => import('./searchable-select.ts')).then(({ makeSearchable }) => makeSearchable(select), watch)
    }
    watch()
    // Somebody was in it before this was there.
    if (touched.contains(document.activeElement)) touch()
  }
}
