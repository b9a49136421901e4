/**
 * What names one filling in of a form. Pages are kept and shown to many, so neither stands in them: the time at which
 * somebody began, signed by the service (`startForm`, R197), and a key that is the same however often it is sent (R196).
 */

/** What is sent along, by the names of the fields. */
export const startFields = ['startedAt', 'submissionKey'] as const

/** A little less than the day after which a start counts as too old, in milliseconds. */
const OLD = 23 * 60 * 60 * 1000
/** After a start did not come, so long nobody asks again, in milliseconds. */
const PAUSE = 10_000

export const hiddenField = (form: HTMLFormElement, name: string): HTMLInputElement | undefined =>
  [...form.elements].find(
    (each): each is HTMLInputElement =>
      each instanceof HTMLInputElement && each.type === 'hidden' && each.name === name,
  )

export function setHiddenField(form: HTMLFormElement, name: string, value: string): void {
  let field = hiddenField(form, name)
  if (!field) {
    field = document.createElement('input')
    field.type = 'hidden'
    field.name = name
    form.append(field)
  }
  field.value = value
}

const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** `startedAt` begins with the time in milliseconds. */
const isFresh = (value = ''): boolean => Date.now() - Number.parseInt(value, 10) < OLD

async function askForStart(client: string): Promise<string | undefined> {
  const answer = await fetch('/api/site/v1/form/start', { method: 'POST', headers: { 'client-id': client } })
  const { data }: { readonly data?: { readonly startedAt?: string } } = await answer.json()
  return data?.startedAt
}

/**
 * Gives a form its key at once and its start as soon as it comes, and again where it is a day old. Without a start
 * the form is sent as one of a browser without script.
 *
 * @param changed is called when one of the fields has a new value.
 */
export function watchStart(form: HTMLFormElement, changed: () => void): void {
  const { client } = form.dataset
  let nextAt = 0
  const renew = async () => {
    if (!hiddenField(form, 'submissionKey')?.value) {
      setHiddenField(form, 'submissionKey', newKey())
      changed()
    }
    if (!client || Date.now() < nextAt || isFresh(hiddenField(form, 'startedAt')?.value)) return
    nextAt = Date.now() + PAUSE
    const startedAt = await askForStart(client).catch(() => undefined)
    if (startedAt === undefined) return
    setHiddenField(form, 'startedAt', startedAt)
    changed()
  }
  form.addEventListener('focusin', renew)
  // It was sent, and somebody came back to it: the next one is another.
  form.addEventListener('reset', () => {
    for (const name of startFields) setHiddenField(form, name, '')
    nextAt = 0
    renew()
  })
  renew()
}
