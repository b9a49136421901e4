/** Saves what a download link names, under its name, without leaving the page (R237, R239). */
async function save(link: HTMLAnchorElement): Promise<void> {
  try {
    const answer = await fetch(link.href)
    if (!answer.ok) throw new Error(`${answer.status} ${link.href}`)
    const address = URL.createObjectURL(await answer.blob())
    const copy = document.createElement('a')
    copy.href = address
    copy.download = link.download
    copy.click()
    URL.revokeObjectURL(address)
  } catch (error) {
    console.error('download failed:', error)
    tell(link)
  }
}

/** Says it beside the link, which stays as the direct way. */
function tell(link: HTMLAnchorElement): void {
  if (link.nextElementSibling?.matches('[data-download-note]')) return
  const note = document.createElement('span')
  note.dataset.downloadNote = ''
  note.setAttribute('role', 'status')
  note.textContent = link.dataset.download ?? ''
  link.after(note)
}

/** Watches download links of our own origin; those of others stay plain links. */
export function watchDownloads(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-download]')
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey
    if (!link || !plain || new URL(link.href).origin !== location.origin) return
    event.preventDefault()
    save(link)
  })
}
