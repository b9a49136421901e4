import { useEffect, useRef } from 'react'

const holdersOf = (root: ParentNode, productId: string) =>
  root.querySelectorAll<HTMLElement>(`[data-selection-of="${CSS.escape(productId)}"]`)

/** Milliseconds after a change: the address has been written by then. */
const REST = 1300

/** What the server draws of the selection in the forms of this page that ask about the product. */
async function refresh(productId: string): Promise<void> {
  const holders = [...holdersOf(document, productId)]
  if (holders.length === 0) return
  const answer = await fetch(location.href)
  if (!answer.ok) return
  const fresh = holdersOf(new DOMParser().parseFromString(await answer.text(), 'text/html'), productId)
  holders.forEach((holder, at) => {
    const next = fresh[at]
    if (next) holder.replaceWith(document.adoptNode(next))
  })
}

/** Writes the selection into a form that is about to be sent. */
function fill(form: HTMLFormElement, productId: string, text: string): void {
  for (const holder of holdersOf(form, productId)) {
    const known = holder.querySelector<HTMLInputElement>('input[name=lines]')
    const field = known ?? document.createElement('input')
    field.type = 'hidden'
    field.name = 'lines'
    field.value = text === '' ? '' : `${productId}:${text}`
    if (!known) holder.append(field)
  }
}

/** Keeps the forms of the page that ask about the product up to date with what is chosen of it. */
export function useInquiryForms(productId: string, text: string): void {
  const shown = useRef(text)
  useEffect(() => {
    const onSubmit = ({ target }: SubmitEvent) => {
      if (target instanceof HTMLFormElement) fill(target, productId, text)
    }
    document.addEventListener('submit', onSubmit, { capture: true })
    const timer =
      shown.current === text
        ? undefined
        : setTimeout(() => {
            shown.current = text
            // Without a connection the form still sends what is chosen.
            refresh(productId).catch(() => undefined)
          }, REST)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('submit', onSubmit, { capture: true })
    }
  }, [productId, text])
}
