import type { DownloadFile } from '@vitrine/renderer'

/** The file with the name under which it is saved: what it is called on the page, and its own ending. */
export function savedAs(name: string, filePath: string): DownloadFile {
  const plain = name.replaceAll(/[\\/:*?"<>|\s]+/g, ' ').trim()
  const ending = /\.[A-Za-z0-9]{1,8}(?=$|[?#])/.exec(filePath.slice(filePath.lastIndexOf('/')))?.[0] ?? ''
  return plain === '' ? filePath : { filePath, fileName: `${plain}${ending}` }
}
