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
  const options = [...select.options]
  const region = navigator.languages.map(regionOf).find((code) => code && options.some(({ value }) => value === code))
  if (!region) return
  select.value = region
  // What somebody chose before is put in its place.
  select.dataset.region = region
}

/**
 * Watches the lists of countries in a part of the page, `select[data-search]`: one is chosen by region, what its
 * option notes (`data-note`) stands in the `output` beside it, its name where it is printed (`data-chosen`), and it can
 * be searched once its form is touched; what has a note once it is touched itself: a selection of products around it
 * loads enough. To be called once for each part.
 */
export function watchSelects(part: ParentNode): void {
  for (const select of part.querySelectorAll<HTMLSelectElement>('select[data-search]')) {
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
    const touch = () => {
      import('./select/searchable-select.ts').then(
        ({ makeSearchable }) => makeSearchable(select),
        // The list itself works as it is.
        () => undefined,
      )
    }
    for (const type of ['focusin', 'pointerover'] as const)
      (noted ?? select.form)?.addEventListener(type, touch, { capture: true, once: true, passive: true })
  }
}
