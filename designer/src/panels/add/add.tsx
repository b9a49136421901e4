import { EmptyPanel, Panel } from '@vitrine/editor-core'
import { categories, type SectionSpec } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import { useMemo, useState } from 'react'
import { useDesignerContext } from '../../context/designer-context.ts'
import styles from './add.module.css'
import { AddEntry, SingleEntry } from './entry.tsx'

const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** All sections that can be placed, by what they are for. */
export function Add() {
  const { t } = useTranslation('designer')
  const { label, registry } = useDesignerContext()
  const [search, setSearch] = useState('')
  const found = useMemo(() => {
    const words = plain(search).split(/\s+/).filter(Boolean)
    const matches = ({ type, presets }: SectionSpec) => {
      const names = [type, label(type) ?? '', ...presets.map(({ id }) => label(`${type}.presets.${id}`) ?? '')]
      const all = plain(names.join(' '))
      return words.every((word) => all.includes(word))
    }
    return registry.specs.filter(matches)
  }, [search, registry, label])
  return (
    <Panel title={t('panel.add')}>
      <div className={styles.search}>
        <input
          type="search"
          className={controls.input}
          aria-label={t('add.search')}
          placeholder={t('add.search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      {found.length === 0 && <EmptyPanel>{t('add.nothing', { search })}</EmptyPanel>}
      {categories.map((category) => {
        const specs = found.filter((spec) => spec.category === category)
        return (
          specs.length > 0 && (
            <section key={category} className={styles.category}>
              <h3>{t(`category.${category}`)}</h3>
              <ul>
                {specs.map((spec) => {
                  const Known = spec.nesting?.single ? SingleEntry : AddEntry
                  return <Known key={spec.type} spec={spec} />
                })}
              </ul>
            </section>
          )
        )
      })}
    </Panel>
  )
}
