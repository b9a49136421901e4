import { useDraggable } from '@dnd-kit/core'
import { categories, type SectionSpec } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useMemo, useState } from 'react'
import { addSection, useCommands } from '../../commands/index.ts'
import { useParts } from '../../parts.ts'
import { Contained } from '../../shell/contained.tsx'
import { Empty, Panel } from '../panel.tsx'
import styles from './add.module.css'
import { PresetPreview } from './preset-preview.tsx'

const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** All sections that can be placed, by what they are for. */
export function Add() {
  const { say, label, registry } = useParts()
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
    <Panel title={say('panel.add')}>
      <div className={styles.search}>
        <input
          type="search"
          className={controls.input}
          aria-label={say('add.search')}
          placeholder={say('add.search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      {found.length === 0 && <Empty>{say('add.nothing', { search })}</Empty>}
      {categories.map((category) => {
        const specs = found.filter((spec) => spec.category === category)
        return (
          specs.length > 0 && (
            <section key={category} className={styles.category}>
              <h3>{say(`category.${category}`)}</h3>
              <ul>
                {specs.map((spec) => (
                  <Entry key={spec.type} spec={spec} />
                ))}
              </ul>
            </section>
          )
        )
      })}
    </Panel>
  )
}

/** A section of the palette: dragged to its place, or put behind what is selected. */
function Entry({ spec }: { readonly spec: SectionSpec }) {
  const { label, say } = useParts()
  const commands = useCommands()
  const { listeners, setNodeRef } = useDraggable({
    id: `new:${spec.type}`,
    data: { kind: 'new', type: spec.type },
  })
  const [isOpen, setOpen] = useState(false)
  const name = label(spec.type) ?? spec.type
  return (
    <li>
      <div className={styles.line}>
        <button
          ref={setNodeRef}
          id={`section-${spec.type}`}
          type="button"
          className={styles.section}
          // Enter places it, so the keyboard does not pick it up.
          onPointerDown={listeners?.onPointerDown as React.PointerEventHandler | undefined}
          onClick={() => addSection(commands, spec.type)}
        >
          {name}
        </button>
        {spec.presets.length > 1 && (
          <button
            type="button"
            className={`${controls.tool} ${styles.more}`}
            aria-expanded={isOpen}
            aria-label={say('add.presets')}
            aria-describedby={`section-${spec.type}`}
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronDown size={14} aria-hidden />
          </button>
        )}
      </div>
      {isOpen && (
        <ul className={styles.presets}>
          {spec.presets.map(({ id }) => (
            <li key={id}>
              <button type="button" onClick={() => addSection(commands, `${spec.type}/${id}`)}>
                <Contained of={id}>
                  <PresetPreview type={spec.type} preset={id} />
                </Contained>
                {label(`${spec.type}.presets.${id}`) ?? id}
              </button>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
