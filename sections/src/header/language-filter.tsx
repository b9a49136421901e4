'use client'

import { useStage } from '@vitrine/renderer'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { Lens } from './glyphs.tsx'
import styles from './header-languages.module.css'
import { type LanguageEntry, LanguageList } from './language-list.tsx'

/** Case and accents do not count; neither does the dot of a Turkish i. */
const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i').trim()

const fits = ({ code, name, english, here }: LanguageEntry, sought: string) =>
  [code, name, english, here].some((word) => fold(word).includes(fold(sought)))

/** The list of languages with a field that narrows it while one types. */
export function LanguageFilter({ languages }: { readonly languages: readonly LanguageEntry[] }) {
  const { words } = useStage()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [sought, setSought] = useState('')
  // What was typed before this came to life is in the field already; a key may be pressed in the next moment.
  useLayoutEffect(() => setSought(field.current?.value ?? ''), [])

  const found = languages.filter((language) => fits(language, sought))
  const chooseOnEnter = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    const links = currentTarget.parentElement?.parentElement?.querySelectorAll<HTMLElement>('li:not([hidden]) a')
    if (key === 'Enter' && sought !== '') links?.[0]?.click()
  }
  return (
    <>
      <div className={styles.filter}>
        <label htmlFor={id} className="visually-hidden">
          {words('header.findLanguage')}
        </label>
        <Lens className={styles.lens} />
        <input
          ref={field}
          id={id}
          type="search"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={words('header.findLanguage')}
          className={styles.field}
          onInput={({ currentTarget }) => setSought(currentTarget.value)}
          onKeyDown={chooseOnEnter}
        />
      </div>
      <p role="status" className={found.length === 0 ? styles.none : 'visually-hidden'}>
        {sought === '' ? '' : words('header.languagesFound', { count: found.length })}
      </p>
      <LanguageList languages={languages} isHidden={(language) => !found.includes(language)} />
    </>
  )
}
