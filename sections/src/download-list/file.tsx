import { Download, Icon, useStage, viewParts } from '@vitrine/renderer'
import type { IconName } from '@vitrine/schemas'
import type { ReactNode } from 'react'
import styles from './download-list.module.css'
import type { DownloadItem, DownloadListProps } from './spec.ts'

const { Text } = viewParts<DownloadListProps>()

const icons = {
  document: 'file-text',
  certificate: 'scroll-text',
  drawing: 'pencil-ruler',
  table: 'clipboard-list',
  picture: 'image',
  archive: 'package',
  film: 'video',
} as const satisfies Record<DownloadItem['kind'], IconName>

/** A file is saved under the name that it has: several of one page are told apart. */
const nameOf = (file: string): string => file.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? ''

interface FileProps {
  readonly item: DownloadItem
  readonly level: 'h2' | 'h3'
  readonly children: ReactNode
}

/** One file: all of it leads to the download, by the one link that its title is. */
export function File({ item: { id, file, kind, title, size, writtenIn }, level: Heading, children }: FileProps) {
  const { words } = useStage()
  const isThere = file && title.trim() !== ''
  return (
    <>
      <span className={styles.sign}>
        <Icon name={icons[kind]} />
      </span>
      <div className={styles.words}>
        <Heading className={styles.title}>
          {isThere ? (
            <Download file={{ filePath: file, fileName: nameOf(file) }} className={styles.link}>
              {children}
            </Download>
          ) : (
            children
          )}
        </Heading>
        <Text path={`items[${id}].text`} as="p" className={styles.text} />
        <p className={styles.facts}>
          <span>{words(`downloadList.kind.${kind}`)}</span>
          {size && (
            <bdi>
              <Text path={`items[${id}].size`} />
            </bdi>
          )}
          {writtenIn && <Text path={`items[${id}].writtenIn`} />}
        </p>
      </div>
      {isThere && <Icon name="download" className={styles.arrow} />}
    </>
  )
}
