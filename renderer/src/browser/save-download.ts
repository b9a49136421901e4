/** Saves what a download link names, under its name, without leaving the page (R237, R239). */
export async function saveDownload(link: HTMLAnchorElement): Promise<void> {
  try {
    const answer = await fetch(link.href)
    if (!answer.ok) throw new Error(`${answer.status} ${link.href}`)
    const address = URL.createObjectURL(await answer.blob())
    const copy = document.createElement('a')
    copy.href = address
    copy.download = link.download
    copy.click()
    // Some browsers read it a moment after the click.
    setTimeout(() => URL.revokeObjectURL(address), 10_000)
  } catch (error) {
    console.error('download failed:', error)
    // A host that is not ours, or does not let us read: its link is followed as it stands (R238).
    if (new URL(link.href).origin === location.origin) showNote(link)
    else location.assign(link.href)
  }
}

/** Shows the error beside the link, which stays as the direct way. */
function showNote(link: HTMLAnchorElement): void {
  if (link.nextElementSibling?.matches('[data-download-note]')) return
  const note = document.createElement('span')
  note.dataset.downloadNote = ''
  note.setAttribute('role', 'status')
  note.textContent = link.dataset.download ?? ''
  link.after(note)
}
