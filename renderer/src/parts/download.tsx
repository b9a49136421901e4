import { own } from '@vitrine/schemas'
import type { ReactNode } from 'react'
import { useStage } from '#stage-context'

/** What may be downloaded: an address, or an address with the name it is saved under (R236). */
export type DownloadFile = string | { readonly filePath: string; readonly fileName?: string }

function read(file: unknown): { readonly filePath: string; readonly fileName?: string } | undefined {
  if (typeof file === 'string') return { filePath: file }
  const [filePath, fileName] = [own(file, 'filePath'), own(file, 'fileName')]
  if (typeof filePath !== 'string' || (fileName !== undefined && typeof fileName !== 'string')) return undefined
  return { filePath, ...(fileName !== undefined && { fileName }) }
}

/** The address that a file is downloaded from: its first segment `/preview/` becomes `/download/` (R238). */
export const downloadAddress = (path: string): string => path.replace('/preview/', '/download/')

/** The name a file is saved under when none is given: the page's word for it, with the file's ending. */
const nameFor = (path: string, word: string) => `${word}${/\.[A-Za-z0-9]{1,8}(?=$|[?#])/.exec(path)?.[0] ?? ''}`

/**
 * A link that saves a file. It works as it stands; the loader fetches the file and tells when that
 * fails. Anything that is no file is drawn as plain text, with a warning on the console.
 */
export function Download({
  file,
  children,
  className,
}: {
  readonly file: DownloadFile
  readonly children: ReactNode
  readonly className?: string | undefined
}) {
  const stage = useStage()
  const known = read(file)
  if (!known) {
    console.warn('download: a path, or { filePath, fileName? }, is needed; got', file)
    return <span className={className}>{children}</span>
  }
  const address = downloadAddress(known.filePath)
  // The stage knows what a press does; the region, where the file is.
  const href = stage.asset(stage.href({ type: 'address', href: address }) ?? address)
  if (href === '') return <span className={className}>{children}</span>
  stage.resources?.loader()
  return (
    <a
      className={className}
      href={href}
      download={known.fileName ?? nameFor(known.filePath, stage.words('download.fileName'))}
      data-download={stage.words('download.failed')}
    >
      {children}
    </a>
  )
}
