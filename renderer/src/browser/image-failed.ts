/** Marks an image that could not be loaded, after one try at its original address (R232). Loaded for the first one. */
export function imageFailed(image: HTMLImageElement): void {
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
