'use client'

import { drawText, useStage } from '@vitrine/renderer'
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { noSuggestions, type Suggestion, suggestionsFor } from '../parts/suggestions.ts'
import styles from './header-search.module.css'
import { addressLike } from './search-addresses.ts'

export interface SearchFieldProps {
  readonly client: string
  /** The address of the list of products, as the server writes it. */
  readonly address: string
  readonly value: string
}

/** So long nobody types before suggestions are asked for, in milliseconds. */
const REST = 200

/** A field that suggests products and pages while one types; Enter without a choice searches. */
export function SearchField({ client, address, value }: SearchFieldProps) {
  const { language, words } = useStage()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState(noSuggestions)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  // What was typed before this came to life is in the field already.
  useLayoutEffect(() => {
    const before = field.current?.value ?? ''
    if (before !== value) setTyped(before)
  }, [value])
  useEffect(() => {
    if (typed.trim() === '') return setFound(noSuggestions)
    const stop = new AbortController()
    const timer = setTimeout(() => {
      suggestionsFor(typed, { client, language, signal: stop.signal }).then(
        (suggested) => {
          setFound(suggested)
          setActive(-1)
          setOpen(true)
        },
        // Without suggestions it is still a search.
        () => undefined,
      )
    }, REST)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [typed, client, language])

  const all = [...found.products, ...found.pages]
  const isShown = isOpen && all.length > 0
  const optionId = (at: number) => `${id}-${at}`
  const hrefOf = ({ url }: Suggestion) => addressLike(address, url)
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const chosen = all[active]
    if (step !== undefined && all.length > 0) {
      event.preventDefault()
      setOpen(true)
      // One place more than there are: in it nothing is chosen, and what was typed counts.
      setActive(((active + 1 + step + all.length + 1) % (all.length + 1)) - 1)
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault()
      setOpen(false)
      setActive(-1)
    } else if (event.key === 'Enter' && isShown && chosen) {
      event.preventDefault()
      window.location.assign(hrefOf(chosen))
    }
    // One that was pressed before this came to life is sent again by the loader, and then submits nothing by itself.
    else if (event.key === 'Enter' && !event.nativeEvent.isTrusted) field.current?.form?.requestSubmit()
  }
  const group = (label: string, suggestions: readonly Suggestion[], first: number) =>
    suggestions.length > 0 && (
      // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
      <div role="group" aria-label={label}>
        <div className={styles.group} aria-hidden="true">
          {label}
        </div>
        {suggestions.map((one, at) => (
          <a
            key={one.url}
            id={optionId(first + at)}
            role="option"
            tabIndex={-1}
            href={hrefOf(one)}
            aria-selected={active === first + at}
            className={styles.option}
            // The field keeps the focus, so that the list does not close before the click.
            onMouseDown={(event) => event.preventDefault()}
          >
            <bdi lang={one.language}>{drawText(one.name)}</bdi>
          </a>
        ))}
      </div>
    )
  return (
    <>
      <label htmlFor={id} className="visually-hidden">
        {words('header.findProducts')}
      </label>
      <input
        ref={field}
        id={id}
        type="search"
        name="q"
        role="combobox"
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isShown && active >= 0 ? optionId(active) : undefined}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={200}
        defaultValue={value}
        // One word: beside a menu the field is narrow.
        placeholder={words('listing.find')}
        className={styles.field}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={words('header.suggestions')}
        hidden={!isShown}
        className={styles.list}
      >
        {group(words('header.products'), found.products, 0)}
        {group(words('header.pages'), found.pages, found.products.length)}
      </div>
      <span role="status" className="visually-hidden">
        {isShown ? words('header.suggestionsFound', { count: all.length }) : ''}
      </span>
    </>
  )
}
