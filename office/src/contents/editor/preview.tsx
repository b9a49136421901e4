import type { ContentEditor } from '@vitrine/editor-core'
import { pageAddress } from '@vitrine/model'
import type { EntitySpec } from '@vitrine/schemas'
import frames from '@vitrine/setters/controls/frames.module.css'
import { SegmentedControl } from '@vitrine/setters/internal'
import { useSize } from 'ahooks'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useOffice } from '../../context/office-context.ts'
import styles from './editor.module.css'
import { useLivePreview } from './use-live-preview.ts'

interface PreviewProps {
  readonly editor: ContentEditor
  readonly entity: EntitySpec
  readonly language: string
  readonly draftsId: string
}

/** The widths of windows that are looked at, in CSS pixels. */
const widths = { phone: 390, tablet: 820, desktop: 1280 } as const
type Width = keyof typeof widths
const isWidth = (value: unknown): value is Width => typeof value === 'string' && Object.hasOwn(widths, value)
const HEIGHT = 1400

/** The page of the content as buyers will see it, with what is typed and not saved yet. */
export function Preview({ editor, entity, language, draftsId }: PreviewProps) {
  const { t } = useTranslation('office')
  const { boot } = useOffice()
  const labelId = useId()
  const [width, setWidth] = useState<Width>('phone')
  // The frame keeps the address with which it was opened: what changes is drawn into it.
  const [slug, setSlug] = useState(editor.state.getState().content?.slug)
  const savedSlug = useStore(editor.state, ({ content, history }) =>
    history.unsaved.length === 0 && editor.changes.isHere() ? content?.slug : undefined,
  )
  if (savedSlug !== undefined && savedSlug !== slug) setSlug(savedSlug)
  const place = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const room = useSize(place)?.width ?? widths.phone
  const scale = Math.min(1, room / widths[width])
  const addressOf = (of: string) =>
    `/${boot.clientId}${pageAddress(entity.page, of)}?draftsId=${draftsId}&language=${language}`
  const { isAway, onLoad } = useLivePreview({ editor, addressOf, frame })
  if (slug === undefined) return null
  return (
    <section className={styles.preview} aria-labelledby={labelId}>
      <div className={styles.previewHead}>
        <h2 id={labelId} className={styles.previewTitle}>
          {t('contents.preview')}
        </h2>
        <SegmentedControl
          name="preview-width"
          labelId={labelId}
          disabled={false}
          choices={Object.keys(widths).map((value) => ({
            value,
            label: t(`contents.preview.${value as Width}`),
            isChosen: value === width,
          }))}
          onChoose={(value) => isWidth(value) && setWidth(value)}
        />
      </div>
      <p role="status" className={frames.hint}>
        {isAway ? t('contents.previewFailed') : ''}
      </p>
      <div ref={place} className={styles.stage} style={{ blockSize: HEIGHT * scale }}>
        <iframe
          ref={frame}
          title={t('contents.preview')}
          src={addressOf(slug)}
          onLoad={onLoad}
          className={styles.frame}
          style={{
            inlineSize: widths[width],
            blockSize: HEIGHT,
            transform: `scale(${scale})`,
            marginInlineStart: Math.max(0, (room - widths[width]) / 2),
          }}
        />
      </div>
    </section>
  )
}
