/** The words of one image in the list, and what is done with it. */
interface ListedImageOptions {
  readonly remove: string
  /** The same with the name of the image, for ears. */
  readonly removeOne: string
  readonly uploading: string
  readonly again: string
  readonly onAgain: (image: ListedImage) => void
  readonly onRemove: (image: ListedImage) => void
}

/** An image in the list of those that go with a form. */
export interface ListedImage {
  readonly file: File
  /** @param part of its bytes that were sent, from 0 to 1. */
  readonly progress: (part: number) => void
  /** It is stored under this id, and goes with the form. */
  readonly arrived: (id: string) => void
  /** It was not sent, and may be sent again. */
  readonly failed: () => void
  readonly remove: () => void
  readonly isListed: () => boolean
}

function buttonOf(text: string, click: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = text
  button.addEventListener('click', click)
  return button
}

/** Puts an image into the list: its picture from the file itself, its name, how far it is, and a way to remove it. */
export function listImage(file: File, list: HTMLUListElement, options: ListedImageOptions): ListedImage {
  const item = document.createElement('li')
  item.dataset.image = ''
  const picture = document.createElement('img')
  picture.alt = ''
  // The name stands beside it, so nothing is said of one that cannot be shown.
  picture.dataset.failed = ''
  picture.src = URL.createObjectURL(file)
  // A file that is no picture is refused by the service; until then it has none.
  picture.addEventListener('error', () => {
    picture.style.visibility = 'hidden'
  })
  const name = document.createElement('bdi')
  name.textContent = file.name
  const bar = document.createElement('progress')
  bar.setAttribute('aria-label', options.uploading)
  bar.max = 1
  bar.value = 0
  const words = document.createElement('div')
  words.append(name, bar)
  const remove = buttonOf(options.remove, () => {
    image.remove()
    options.onRemove(image)
  })
  remove.setAttribute('aria-label', options.removeOne)
  const again = buttonOf(options.again, () => {
    again.remove()
    words.append(bar)
    options.onAgain(image)
  })
  item.append(picture, words, remove)
  list.append(item)
  const image: ListedImage = {
    file,
    progress(part) {
      bar.value = part
    },
    arrived(id) {
      const kept = document.createElement('input')
      kept.type = 'hidden'
      kept.name = 'keptImages'
      kept.value = `${id} ${file.name}`
      bar.remove()
      words.append(kept)
    },
    failed() {
      bar.remove()
      bar.value = 0
      words.append(again)
    },
    remove() {
      URL.revokeObjectURL(picture.src)
      item.remove()
    },
    isListed: () => item.isConnected,
  }
  return image
}
