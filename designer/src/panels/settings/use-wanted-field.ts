import { isWithin } from '@vitrine/schemas'
import { type RefObject, useEffect, useRef } from 'react'
import { useChangeView, useView } from '../../store/context.ts'

/** How often and how far apart a field is looked for: items of lists open, and setters are loaded. */
const TRIES = 40
const PAUSE = 50

/** Opens the closed items of lists that a field stands in. */
function openAround(form: HTMLElement, wanted: string): void {
  for (const item of form.querySelectorAll<HTMLElement>('[data-opens][aria-expanded="false"]'))
    if (isWithin(wanted, item.dataset.opens ?? '')) item.click()
}

/** Brings the field that was asked for into view, and the focus into it. */
export function useWantedField(): RefObject<HTMLDivElement | null> {
  const form = useRef<HTMLDivElement>(null)
  const wanted = useView(({ wantedField }) => wantedField)
  const change = useChangeView()
  useEffect(() => {
    if (wanted === undefined) return
    let later: ReturnType<typeof setTimeout> | undefined
    const done = () =>
      change((view) => {
        view.wantedField = undefined
      })
    const look = (tries: number) => {
      const field = form.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(wanted)}"]`)
      if (!field) {
        if (form.current) openAround(form.current, wanted)
        if (tries > 0) later = setTimeout(() => look(tries - 1), PAUSE)
        else done()
        return
      }
      field.scrollIntoView({ block: 'center' })
      const control = field.querySelector<HTMLElement>('input, textarea, select, [contenteditable]')
      const first = control ?? field.querySelector('button')
      first?.focus()
      done()
    }
    look(TRIES)
    return () => clearTimeout(later)
  }, [wanted, change])
  return form
}
