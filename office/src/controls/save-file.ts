/** Hands a file to the browser, which saves it. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read it a moment after the press.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
