/**
 * A page that stood open for long holds a start time that the service takes for a program's (R197). The form
 * gets a new one from the page as it is drawn now; nothing that was typed is touched.
 */

/** A little less than the day after which it counts as too old, in milliseconds. */
const OLD = 23 * 60 * 60 * 1000

const renewing = new WeakSet<HTMLFormElement>()

const startOf = (form: ParentNode): HTMLInputElement | null =>
  form.querySelector<HTMLInputElement>('input[name="startedAt"]')

/** `startedAt` is the time in milliseconds, a dot, and a signature. */
const isOld = (value: string): boolean => Date.now() - Number.parseInt(value, 10) > OLD

export async function renewStart(form: HTMLFormElement): Promise<void> {
  const field = startOf(form)
  if (!field || renewing.has(form) || !isOld(field.value)) return
  renewing.add(form)
  try {
    const answer = await fetch(location.href, { cache: 'no-cache' })
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const value = startOf(page)?.value
    if (value !== undefined) field.value = value
  } catch {
    // Offline: the form is taken with its old one, too.
  } finally {
    renewing.delete(form)
  }
}
