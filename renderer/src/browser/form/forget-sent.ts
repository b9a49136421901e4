import { draftKeyOf, inStorage, keysOf } from './typed-text.ts'

/** Forgets what was typed into the forms of a part of the page that have been sent, whichever product it was about. */
export function forgetSent(part: ParentNode): void {
  for (const sent of part.querySelectorAll<HTMLElement>('[data-form-sent]'))
    inStorage((storage) => {
      for (const key of keysOf(storage, draftKeyOf(sent.dataset.formSent ?? ''))) storage.removeItem(key)
    })
}
