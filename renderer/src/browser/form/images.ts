import { type Control, showProblem } from './check-field.ts'
import { type ListedImage, listImage } from './listed-image.ts'
import { uploadImage } from './upload-image.ts'

/** The images of a form that are on their way, or have arrived. */
export interface ChosenImages {
  readonly isBusy: () => boolean
  /** Resolves when nothing is on its way. */
  readonly settled: () => Promise<unknown>
}

interface Parts {
  readonly root: HTMLElement
  readonly input: HTMLInputElement
  readonly list: HTMLUListElement
  readonly status: HTMLElement
}

/** The name of a file in a text that is heard. */
const fill = (text = '', name: string): string => text.replaceAll('{{name}}', name)
/** The same in one that is seen, where the name keeps its own direction. */
const show = (text = '', name: string): string => fill(text, `\u2068${name}\u2069`)

function partsOf(form: HTMLFormElement): Parts | undefined {
  const root = form.querySelector<HTMLElement>('[data-images][data-address]')
  const input = root?.querySelector<HTMLInputElement>('input[type="file"]')
  const list = root?.querySelector('ul')
  const status = root?.querySelector<HTMLElement>('[role="status"]')
  return root && input && list && status ? { root, input, list, status } : undefined
}

/** How many images will be sent: those that came back ticked, and those in the list. */
const countOf = ({ list }: Parts): number => list.querySelectorAll('input:checked, [data-image]').length

/** What is wrong with a file before it is sent (R178, R180), in the words of the field. */
function refusalOf(file: File, { root, input }: Parts): string | undefined {
  const types = input.accept.split(',')
  // A browser that does not know the type leaves it to the service, which looks at the content.
  if (file.type !== '' && !types.includes(file.type)) return input.dataset.invalid
  return file.size < Number(root.dataset.bytes) ? undefined : input.dataset.tooLarge
}

/**
 * Sends each image when it is chosen, and lists it with its picture, its progress and a way to remove it. What
 * is refused says why, and leaves the others alone (R178, R179).
 *
 * @param changed is told when the field says something else.
 */
export function watchImagesOf(form: HTMLFormElement, changed: (control: Control) => void): ChosenImages | undefined {
  const parts = partsOf(form)
  if (!parts) return undefined
  const { root, input, list, status } = parts
  const place = { address: root.dataset.address ?? '', client: root.dataset.client ?? '' }
  const running = new Set<Promise<void>>()
  /** Images that did not arrive: the form waits until they are sent again or removed. */
  const failed = new Set<ListedImage>()

  /** What was refused is said once, and hinders nothing; what failed does. */
  const say = (refused: readonly string[]) => {
    const waiting = [...failed].map(({ file }) => show(input.dataset.failed, file.name))
    input.dataset.problem = waiting.join('\n')
    if (waiting.length === 0) delete input.dataset.problem
    const lines = [...refused, ...waiting]
    if (lines.length > 0) status.textContent = lines.join(' ')
    showProblem(input, lines.length > 0 ? lines.join('\n') : undefined)
    changed(input)
  }

  const send = (image: ListedImage) => {
    failed.delete(image)
    status.textContent = fill(root.dataset.uploading, image.file.name)
    const sending = uploadImage(image.file, place, image.progress).then((result) => {
      if (!image.isListed()) return
      if (result.kind === 'stored') {
        image.arrived(result.id)
        status.textContent = fill(root.dataset.added, image.file.name)
      } else if (result.kind === 'refused') {
        image.remove()
        say([result.message])
      } else {
        image.failed()
        failed.add(image)
        say([])
      }
    })
    running.add(sending)
    sending.finally(() => running.delete(sending))
  }

  const take = (files: readonly File[]) => {
    const refused = new Set<string>()
    for (const file of files) {
      const refusal = refusalOf(file, parts)
      if (refusal !== undefined)
        refused.add(files.length === 1 ? refusal : show(input.dataset.each, file.name).replace('{{message}}', refusal))
      else if (countOf(parts) >= Number(root.dataset.most)) refused.add(input.dataset.tooMany ?? '')
      else
        send(
          listImage(file, list, {
            remove: root.dataset.remove ?? '',
            removeOne: fill(root.dataset.removeOne, file.name),
            uploading: fill(root.dataset.uploading, file.name),
            again: root.dataset.again ?? '',
            onAgain: (image) => {
              send(image)
              say([])
            },
            onRemove: (image) => {
              failed.delete(image)
              status.textContent = fill(root.dataset.removed, file.name)
              say([])
              input.focus()
            },
          }),
        )
    }
    say([...refused])
  }

  const chosen = () => {
    const files = [...(input.files ?? [])]
    // They are sent by themselves from here on, and not with the form again.
    input.value = ''
    if (files.length > 0) take(files)
  }
  input.addEventListener('change', chosen)
  chosen()
  acceptDropped(root, take)
  return { isBusy: () => running.size > 0, settled: () => Promise.all(running) }
}

/** Files that are dropped where they could be chosen are chosen. */
function acceptDropped(root: HTMLElement, take: (files: readonly File[]) => void): void {
  root.addEventListener('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
  })
  root.addEventListener('drop', (event) => {
    const files = [...(event.dataTransfer?.files ?? [])]
    if (files.length === 0) return
    event.preventDefault()
    take(files)
  })
}
