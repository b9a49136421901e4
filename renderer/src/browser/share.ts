/** Says beside a button that it is done, for eyes and ears. */
function say(button: HTMLElement): void {
  const next = button.nextElementSibling
  const said = next ?? document.createElement('span')
  said.setAttribute('role', 'status')
  said.textContent = ''
  if (!next) button.after(said)
  // It is heard of when it changes, not when it appears.
  setTimeout(() => {
    said.textContent = button.dataset.share ?? ''
  }, 50)
}

/** Opens the browser's own sheet for sharing, where it has one; elsewhere the address of the page is copied. */
export async function share(button: HTMLElement): Promise<void> {
  const url = location.href
  try {
    if (navigator.share) return await navigator.share({ title: document.title, url })
  } catch (error) {
    // Whoever closes the sheet wants nothing more.
    if (error instanceof DOMException && error.name === 'AbortError') return
  }
  try {
    await navigator.clipboard.writeText(url)
    say(button)
  } catch {
    // A site without HTTPS may not write to the clipboard: the address is shown to be copied.
    prompt(button.textContent ?? '', url)
  }
}
