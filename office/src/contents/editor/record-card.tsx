import type { ContentEditor } from '@vitrine/editor-core'
import { leftToRight } from '@vitrine/editor-core'
import { pageAddress } from '@vitrine/model'
import { type EditedContent, type EntitySpec, slug as slugSchema } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { Field } from '../../controls/field.tsx'
import { Card } from '../../controls/page.tsx'
import { contentRights } from '../content-rights.ts'
import styles from './editor.module.css'

interface RecordCardProps {
  readonly editor: ContentEditor
  readonly entity: EntitySpec
  readonly content: EditedContent
}

const isSlug = new RegExp(slugSchema.pattern)

/** What a content has beside its fields: its address, its day, its place among the others. */
export function RecordCard({ editor, entity, content }: RecordCardProps) {
  const { t } = useTranslation('office')
  const { boot, member } = useOffice()
  const { mayAdd, mayManage } = contentRights(member)
  const [typed, setTyped] = useState<string>()
  const [refused, setRefused] = useState<string>()
  const change = (changes: Readonly<Record<string, string | number | null>>) =>
    editor.dispatch([{ type: 'change-content', content: editor.key, changes } as never])
  function changeSlug(text: string) {
    setTyped(undefined)
    setRefused(undefined)
    if (text === content.slug) return
    if (!isSlug.test(text) || text.length > slugSchema.maxLength) {
      setTyped(text)
      setRefused(t('contents.slugPattern'))
      return
    }
    change({ slug: text })
  }
  const address = pageAddress(entity.page, content.slug)
  return (
    <Card title={t('contents.record')}>
      <fieldset className={styles.record} disabled={!mayAdd}>
        <Field label={t('contents.slug')} hint={t('contents.slugHint', { path: leftToRight(address) })} error={refused}>
          {(control) => (
            <input
              {...control}
              className={controls.input}
              dir="ltr"
              disabled={!mayManage}
              value={typed ?? content.slug}
              onChange={({ target }) => setTyped(target.value)}
              onBlur={({ target }) => changeSlug(target.value.trim())}
            />
          )}
        </Field>
        <Field label={t('contents.publishedAt')} hint={t('contents.publishedAtHint')}>
          {(control) => (
            <input
              {...control}
              type="date"
              disabled={!mayManage}
              className={controls.input}
              value={content.publishedAt?.slice(0, 10) ?? ''}
              onChange={({ target }) => change({ publishedAt: target.value === '' ? null : target.value })}
            />
          )}
        </Field>
        <Field label={t('contents.order')} hint={t('contents.orderHint')}>
          {(control) => (
            <input
              {...control}
              type="number"
              min={0}
              max={1_000_000}
              step={1}
              dir="ltr"
              className={controls.input}
              value={content.order}
              onChange={({ target }) => {
                const order = Math.round(target.valueAsNumber)
                if (order >= 0 && order <= 1_000_000) change({ order })
              }}
            />
          )}
        </Field>
        {content.status === 'published' && (
          <p className={styles.out}>
            <a href={`${boot.home.replace(/\/$/, '')}${address}`} target="_blank" rel="noreferrer">
              {t('contents.view')}
            </a>
          </p>
        )}
      </fieldset>
    </Card>
  )
}
