/** Marks an image that could not be loaded, after one try at its original address (R232). */
function failed(image: HTMLImageElement): void {
  const original = image.dataset.original
  if (original) {
    delete image.dataset.original
    image.removeAttribute('srcset')
    // Another picture for phones stands beside it, and would win.
    for (const source of image.closest('picture')?.querySelectorAll('source') ?? []) source.remove()
    image.src = original
    return
  }
  if (image.dataset.failed !== undefined) return
  console.warn(`image load failed: ${image.currentSrc || image.src}`)
  image.dataset.failed = ''
  const note = document.createElement('span')
  note.className = `image-missing ${image.className}`
  if (image.width && image.height) note.style.aspectRatio = `${image.width} / ${image.height}`
  const text = document.createElement('span')
  text.textContent = image.dataset.error ?? ''
  note.append(text)
  image.after(note)
  image.hidden = true
}

/** Watches for images that fail, those included that failed before this ran, and for the first that is enlarged. */
export function watchImages(): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) failed(target)
    },
    true,
  )
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDialogElement) || target.dataset.enlarged === undefined) return
      import('./enlarged/enlarged.ts').then(
        ({ start }) => start(target),
        (error: unknown) => console.error('enlarged image failed:', error),
      )
    },
    true,
  )
  for (const image of document.images)
    if (image.complete && image.naturalWidth === 0 && image.currentSrc !== '') failed(image)
}
